import { defineConfig, mergeConfig } from 'vitest/config';
import build from './vite.config.ts';

// A file of its own: a build for play installs no test tools.
export default mergeConfig(
  build,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // One jsdom a worker, still a world of its own for each file: half the time.
    test: { environment: 'jsdom', pool: 'vmThreads', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  }),
);
