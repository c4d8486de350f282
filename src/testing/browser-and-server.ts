import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** A browser's globals around modules that are loaded as the server's: both sides in one test. */
const environment: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'browser-and-server',
  viteEnvironment: 'ssr',
};

// biome-ignore lint/style/noDefaultExport: Vitest looks for an environment there
export default environment;
