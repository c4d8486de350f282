import { threadId } from 'node:worker_threads';
import { handleTasks } from './thread-tasks.ts';

/** What goes on in a thread, and what can go wrong there. */
export type Task =
  | { do: 'name' }
  | { do: 'hold'; until: SharedArrayBuffer }
  | { do: 'fail'; message: string }
  | { do: 'exit' | 'spin' | 'fill' | 'throw later' };

await handleTasks((task: Task) => {
  switch (task.do) {
    case 'name':
      return threadId;
    case 'hold':
      // Blocks this whole thread, as work does that never lets the event loop turn.
      Atomics.wait(new Int32Array(task.until), 0, 0);
      return threadId;
    case 'fail':
      throw new Error(task.message);
    case 'exit':
      return process.exit(3);
    case 'spin':
      for (;;);
    case 'fill':
      return fill();
    case 'throw later':
      setImmediate(() => {
        throw new Error('Nobody waited for this');
      });
      return new Promise(() => undefined);
  }
});

function fill(): number {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => `${kept.length} ${index}`));
}
