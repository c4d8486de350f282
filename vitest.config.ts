import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './src/testing/by-environment.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: './src/testing/postgres-for-tests.ts',
    setupFiles: './src/testing/quiet-console.ts',
    alias: {
      'vitest-environment-browser-and-server': fileURLToPath(
        new URL('src/testing/browser-and-server.ts', import.meta.url),
      ),
    },
    // A worker waits for PostgreSQL often enough that two cores take three of them.
    maxWorkers: 3,
    // Files share the modules of their worker: loading them anew took longer than the tests.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
