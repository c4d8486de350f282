import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';

export type Answer<Result> = { result: Result } | { failed: string; stack: string | undefined };

/** To be called in the file of an `openThread`: does its tasks one after the other. */
export async function handleTasks<Task>(work: (task: Task) => unknown): Promise<void> {
  if (!parentPort) throw new Error('This is no thread');
  for await (const [task] of on(parentPort, 'message')) {
    parentPort.postMessage(await runTask(work, task));
  }
}

/** Errors become plain texts, because not every error can be sent to another thread. */
async function runTask<Task>(work: (task: Task) => unknown, task: Task): Promise<Answer<unknown>> {
  try {
    return { result: await work(task) };
  } catch (thrown) {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { failed: message, stack };
  }
}
