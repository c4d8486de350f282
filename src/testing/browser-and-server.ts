import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** A browser's globals, with modules loaded as on the server: for tests that run both sides. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'browser-and-server',
  viteEnvironment: 'ssr',
};

// biome-ignore lint/style/noDefaultExport: Vitest loads an environment by its default export
export default environment;
