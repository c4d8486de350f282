import { Worker } from 'node:worker_threads';
import type { Answer } from './thread-tasks.ts';

/** Work that would keep the event loop from everybody's requests, done in a thread of its own. */
export type Thread<Task, Result> = {
  /**
   * Done in turn. Rejects with what the task threw, and if the thread ends before it has answered;
   * the next task starts another.
   */
  ask: (task: Task) => Promise<Result>;
  /** Ends the thread at once, and takes no more tasks. */
  close: () => Promise<void>;
};

const SECOND = 1_000;
const defaultLimits = {
  /** Without work for this long, it gives its memory back. */
  idle: 60 * SECOND,
  /** For one task: longer is for ever. */
  longest: 30 * SECOND,
  /** How many tasks may wait. */
  most: 100,
  mebibytes: 128,
};
type Limits = typeof defaultLimits;

/** Nothing is wrong with the task: it was not done because too many wait, or its thread ended. */
export class NotDoneError extends Error {}

/** The thread starts with its first task. `file` says by `answerTasks` what it does with them. */
export function openThread<Task, Result>(
  file: URL,
  limits: Partial<Limits> = {},
): Thread<Task, Result> {
  let running: ReturnType<typeof start<Task, Result>> | undefined;
  let isClosed = false;
  return {
    async ask(task) {
      if (isClosed) throw new NotDoneError('The thread is closed');
      if (!running || running.hasEnded()) running = start(file, { ...defaultLimits, ...limits });
      return running.ask(task);
    },
    async close() {
      isClosed = true;
      await running?.end('closed');
    },
  };
}

function start<Task, Result>(file: URL, limits: Limits) {
  const resourceLimits = { maxOldGenerationSizeMb: limits.mebibytes };
  const worker = new Worker(file, { resourceLimits });
  const waiting: PromiseWithResolvers<Result>[] = [];
  let ended: { cause: unknown } | undefined;
  let clock: NodeJS.Timeout | undefined;

  async function end(cause: 'idle' | 'stuck' | 'closed') {
    ended ??= { cause };
    await worker.terminate();
  }

  /** A process that has nothing else to do ends while the thread is idle. */
  function watch() {
    clearTimeout(clock);
    if (waiting.length > 0) {
      worker.ref();
      clock = setTimeout(() => void end('stuck'), limits.longest).unref();
    } else {
      worker.unref();
      clock = setTimeout(() => void end('idle'), limits.idle).unref();
    }
  }

  worker.on('message', (answer: Answer<Result>) => {
    const asked = waiting.shift();
    watch();
    if ('result' in answer) asked?.resolve(answer.result);
    else asked?.reject(Object.assign(new Error(answer.failed), { stack: answer.stack }));
  });
  worker.on('error', (cause) => {
    ended ??= { cause };
  });
  worker.on('exit', (code) => {
    ended ??= { cause: { code } };
    clearTimeout(clock);
    for (const { reject } of waiting) reject(new NotDoneError('The thread ended', ended));
  });

  function ask(task: Task): Promise<Result> {
    if (waiting.length >= limits.most) throw new NotDoneError('Too many tasks wait for the thread');
    worker.postMessage(task);
    const asked = Promise.withResolvers<Result>();
    // The first has begun; the clock of those behind it starts when it is their turn.
    if (waiting.push(asked) === 1) watch();
    return asked.promise;
  }

  watch();
  return { ask, end, hasEnded: () => ended !== undefined };
}
