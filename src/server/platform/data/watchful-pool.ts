import pg from 'pg';

type Callback = Parameters<pg.Pool['connect']>[0];

/** How long to wait before looking whether the database answers at all. */
type Watch = { patience: number; isAnswering: () => Promise<boolean> };

/** A pool in which nobody waits for a connection to a database that hangs. */
export class WatchfulPool extends pg.Pool {
  readonly #watch: Watch | undefined;

  constructor(config: pg.PoolConfig, watch: Watch | undefined) {
    super(config);
    this.#watch = watch;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connected = this.#connected();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    );
  }

  #connected(): Promise<pg.PoolClient> {
    const isAtOnce = this.idleCount > this.waitingCount;
    const waiting = super.connect();
    return this.#watch && !isAtOnce ? unlessSilent(waiting, this.#watch) : waiting;
  }
}

/** Fails where the database is found silent; a connection that comes after all goes back at once. */
function unlessSilent(
  waiting: Promise<pg.PoolClient>,
  { patience, isAnswering }: Watch,
): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setInterval(async () => {
      if ((await isAnswering()) || isOver) return;
      end();
      reject(new Error('timeout expired: the database does not answer'));
    }, patience).unref();
    function end() {
      isOver = true;
      clearInterval(timer);
    }
    waiting.then(
      (client) => {
        if (isOver) client.release();
        end();
        resolve(client);
      },
      (error) => {
        end();
        reject(error);
      },
    );
  });
}
