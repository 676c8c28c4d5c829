import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './plugins/game-icons.ts';

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    // A strict Content-Security-Policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
