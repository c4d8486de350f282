import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';

export type Answer<Result> = { result: Result } | { failed: string; stack: string | undefined };

/** What a thread of `openThread` does: one task after the other, in the order they came in. */
export async function handleTasks<Task>(work: (task: Task) => unknown): Promise<void> {
  if (!parentPort) throw new Error('This is no thread');
  for await (const [task] of on(parentPort, 'message')) {
    parentPort.postMessage(await runTask(work, task));
  }
}

/** In words, because not every error can leave a thread as it is. */
async function runTask<Task>(work: (task: Task) => unknown, task: Task): Promise<Answer<unknown>> {
  try {
    return { result: await work(task) };
  } catch (thrown) {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { failed: message, stack };
  }
}
