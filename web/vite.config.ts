import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { gameIcons } from './plugins/game-icons.ts';

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: {
    target: 'es2022',
    // A strict Content-Security-Policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // tests/web/test_weight.py looks at what matters.
    reportCompressedSize: false,
  },
});
