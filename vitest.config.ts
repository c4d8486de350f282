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
    // Nothing here is measured by time: these are for a machine ten times slower than ours.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
