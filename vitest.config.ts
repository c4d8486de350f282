import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: './src/testing/postgres-for-tests.ts',
    setupFiles: './src/testing/quiet-console.ts',
    // Left alone, one of two cores would wait.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
