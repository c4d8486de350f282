import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer } from './thread-tasks.ts';

/** A thread for work that would block the event loop, and with it all requests. */
export type Thread<Task, Result> = {
  /**
   * Tasks are done in turn. Rejects with what the task threw, or with a `ThreadUnavailableError` where the
   * thread ends before it has answered; the next task starts a new thread.
   */
  run: (task: Task) => Promise<Result>;
  /** Ends the thread at once. It takes no more tasks. */
  close: () => Promise<void>;
};

const SECOND = 1_000;
const defaultLimits = {
  /** After this long without a task the thread ends, to free its memory: some 50 MB. */
  idleTime: 5 * SECOND,
  /** The longest that one task may take. */
  taskTime: 30 * SECOND,
  /** How many tasks may wait. */
  waiting: 100,
  mebibytes: 128,
};
type Limits = typeof defaultLimits;

/** The task was not done because too many wait, or because its thread ended. It may be tried again. */
export class ThreadUnavailableError extends Error {}

/** The thread starts with its first task. `file` calls `handleTasks`. */
export function openThread<Task, Result>(
  file: URL,
  limits: Partial<Limits> = {},
): Thread<Task, Result> {
  let running: ReturnType<typeof start<Task, Result>> | undefined;
  let isClosed = false;
  return {
    async run(task) {
      if (isClosed) throw new ThreadUnavailableError('The thread is closed');
      if (!running || running.hasEnded()) running = start(file, { ...defaultLimits, ...limits });
      return running.run(task);
    },
    async close() {
      isClosed = true;
      await running?.end('closed');
    },
  };
}

function start<Task, Result>(file: URL, limits: Limits) {
  const resourceLimits = { maxOldGenerationSizeMb: limits.mebibytes };
  // A thread does not take this over by itself, and would strip the types of each file again.
  const compiled = getCompileCacheDir();
  const env = { ...process.env, ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) };
  const worker = new Worker(file, { resourceLimits, env });
  const waiting: PromiseWithResolvers<Result>[] = [];
  let ended: { cause: unknown } | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function end(cause: 'idle' | 'stuck' | 'closed') {
    ended ??= { cause };
    await worker.terminate();
  }

  /** An idle thread is no reason for the process to stay. */
  function watch() {
    clearTimeout(timer);
    if (waiting.length > 0) {
      worker.ref();
      timer = setTimeout(() => void end('stuck'), limits.taskTime).unref();
    } else {
      worker.unref();
      timer = setTimeout(() => void end('idle'), limits.idleTime).unref();
    }
  }

  worker.on('message', (answer: Answer<Result>) => {
    const pending = waiting.shift();
    watch();
    if ('result' in answer) pending?.resolve(answer.result);
    else pending?.reject(Object.assign(new Error(answer.failed), { stack: answer.stack }));
  });
  worker.on('error', (cause) => {
    ended ??= { cause };
  });
  worker.on('exit', (code) => {
    ended ??= { cause: { code } };
    clearTimeout(timer);
    for (const { reject } of waiting) reject(new ThreadUnavailableError('The thread ended', ended));
  });

  function run(task: Task): Promise<Result> {
    if (waiting.length >= limits.waiting)
      throw new ThreadUnavailableError('Too many tasks wait for the thread');
    worker.postMessage(task);
    const pending = Promise.withResolvers<Result>();
    // Only the first task has begun: the time of the others starts when it is their turn.
    if (waiting.push(pending) === 1) watch();
    return pending.promise;
  }

  watch();
  return { run, end, hasEnded: () => ended !== undefined };
}
