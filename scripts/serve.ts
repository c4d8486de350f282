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
  client?: Start['client'];
  isDemo?: boolean;
};

export const checkout = fileURLToPath(new URL('..', import.meta.url));

/** Runs the product until somebody ends it. A mistake in the settings is said in plain words. */
export async function serve({
  environment,
  isDemo = false,
  ...options
}: Options): Promise<Running> {
  try {
    const settings = readSettings(environment, { isDemo });
    const client = options.client === undefined ? builtClient() : options.client;
    const starting = start(settings, { checkout, print: console.log, ...options, client });
    stopOnSignal(starting);
    return await starting;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exit(1);
  }
}

/**
 * The first signal ends it in good order, a second one at once. Listened to from the start: whoever
 * sees it ready may end it in the same moment.
 */
function stopOnSignal(starting: Promise<Running>) {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await (await starting).stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop().catch(() => process.exit(1)));
}
