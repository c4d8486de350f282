import { startPostgres } from './start.ts';

type Options = Parameters<typeof startPostgres>[0];

/** A PostgreSQL that is started again when it was lost, until it is left on purpose. */
export async function supervisePostgres(options: Options) {
  let current = await startPostgres(options);
  let isStopping = false;
  let reviving: Promise<void> | undefined;

  async function revive() {
    current = await startPostgres(options);
  }

  return {
    /** The same after a revival: the socket does not move. */
    connection: current.connection,
    /** Makes sure it runs. Calls that come while it is being started wait for that start. */
    revive(): Promise<void> {
      if (isStopping) return Promise.resolve();
      reviving ??= revive().finally(() => {
        reviving = undefined;
      });
      return reviving;
    },
    /** Stops it, unless another process of ours uses it too. */
    async leave() {
      isStopping = true;
      await reviving?.catch(() => undefined);
      await current.leave();
    },
  };
}
