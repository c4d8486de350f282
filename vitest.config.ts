import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: './src/testing/postgres-for-tests.ts',
    setupFiles: './src/testing/quiet-console.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
