import { fileURLToPath } from 'node:url';
import { readSettings } from '#server/platform/settings.ts';
import { type Running, start } from '#server/start.ts';
import { builtClient } from './web-build.ts';

type Start = Parameters<typeof start>[1];
type Options = {
  environment: NodeJS.ProcessEnv;
  dataDir: string;
  inspect?: NonNullable<Start['inspect']>;
  prepare?: NonNullable<Start['prepare']>;
  client?: null;
  isDemo?: boolean;
};

export const checkout = fileURLToPath(new URL('..', import.meta.url));

/** Runs the product until it gets a signal. Errors in the settings are printed without a stack. */
export async function serve({
  environment,
  isDemo = false,
  ...options
}: Options): Promise<Running> {
  try {
    const settings = readSettings(environment, { isDemo });
    const starting = start(settings, {
      checkout,
      print: console.log,
      ...options,
      client: () => (options.client === null ? null : builtClient()),
    });
    stopOnSignal(starting);
    return await starting;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exit(1);
  }
}

/**
 * The first signal stops it in good order, without SHUTDOWN_DELAY where it comes from a keyboard; a
 * second one at once. Registered before it has started, as a signal may come while it starts.
 */
function stopOnSignal(starting: Promise<Running>) {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    await (await starting).stop({ atOnce: signal === 'SIGINT' });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop(signal).catch(() => process.exit(1)));
}
