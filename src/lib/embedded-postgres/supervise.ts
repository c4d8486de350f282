import { isArchiving } from './database.ts';
import { startPostgres } from './start.ts';

type Options = Parameters<typeof startPostgres>[0];

/** A PostgreSQL that can be started again when it was lost. */
export async function supervisePostgres(options: Options) {
  let current = await startPostgres(options);
  // One that a killed process left behind, with the archive as it was set then.
  if (current.adopted && (await isArchiving(current.connection)) !== Boolean(options.archive)) {
    await current.leave();
    current = await startPostgres(options);
  }
  let isStopping = false;
  let reviving: Promise<void> | undefined;

  async function revive() {
    current = await startPostgres(options);
  }

  return {
    /** Stays the same when PostgreSQL is started again. */
    connection: current.connection,
    /** Starts PostgreSQL again if it does not run. Simultaneous calls wait for the same start. */
    revive(): Promise<void> {
      if (isStopping) return Promise.resolve();
      reviving ??= revive().finally(() => {
        reviving = undefined;
      });
      return reviving;
    },
    /** Stops PostgreSQL, unless another process of ours uses it too. */
    async leave() {
      isStopping = true;
      await reviving?.catch(() => undefined);
      await current.leave();
    },
  };
}
