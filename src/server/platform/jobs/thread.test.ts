import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';
import type { Task } from './thread.test-support.ts';
import { openThread } from './thread.ts';

const file = new URL('thread.test-support.ts', import.meta.url);

function open(limits: Parameters<typeof openThread>[1] = {}) {
  const thread = openThread<Task, number>(file, limits);
  onTestEnd(thread.close);
  return thread;
}

test('while a task blocks its thread, requests are answered', async () => {
  const { app } = await newWorld();
  const { run } = open();
  const until = new SharedArrayBuffer(4);
  const held = run({ do: 'hold', until });

  const { statusCode } = await app.inject({ url: '/healthz' });
  Atomics.store(new Int32Array(until), 0, 1);
  Atomics.notify(new Int32Array(until), 0);

  expect(statusCode).toBe(200);
  expect(await held).toBeGreaterThan(0);
});

test('a process that has nothing else to do ends although its thread is not closed', async () => {
  const script = `
    import { openThread } from ${JSON.stringify(import.meta.resolve('./thread.ts'))};
    const thread = openThread(new URL(${JSON.stringify(file)}));
    process.stdout.write(String(await thread.run({ do: 'name' })));`;
  const child = spawn(process.execPath, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(script);

  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);

  expect({ output, code }).toEqual({ output: '1', code: 0 });
});

test('tasks are done in turn by one thread, and each gets its own answer', async () => {
  const { run } = open();
  const tasks = [{ do: 'name' }, { do: 'fail', message: 'No ink' }, { do: 'name' }] as const;

  const [first, second, third] = await Promise.allSettled(tasks.map(run));

  expect(first).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
  expect(second).toMatchObject({ status: 'rejected', reason: { message: 'No ink' } });
  expect(third).toEqual(first);
});

test.each(['exit', 'fill', 'throw later'] as const)(
  'when a thread dies (%s) its tasks fail, and the next task starts a new thread',
  async (how) => {
    const { run } = open({ mebibytes: 32 });
    const first = await run({ do: 'name' });

    const lost = await Promise.allSettled([run({ do: how }), run({ do: 'name' })]);

    expect(lost).toMatchObject(Array(2).fill({ reason: { message: 'The thread ended' } }));
    expect(await run({ do: 'name' })).not.toBe(first);
  },
);

test('a task that takes for ever is ended', async () => {
  const { run } = open({ taskTime: 500 });

  await expect(run({ do: 'spin' })).rejects.toMatchObject({ cause: 'stuck' });
});

test('a thread without work ends', async () => {
  const { run } = open({ idleTime: 1 });
  const first = await run({ do: 'name' });

  await expect.poll(() => run({ do: 'name' })).not.toBe(first);
});

test('only so many tasks wait, and those are done', async () => {
  const { run } = open({ waiting: 20 });

  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => run({ do: 'name' })));

  const { fulfilled, rejected } = Object.groupBy(asked, ({ status }) => status);
  expect(fulfilled).toHaveLength(20);
  expect(rejected?.[0]).toMatchObject({
    reason: { message: 'Too many tasks wait for the thread' },
  });
});

test('a closed thread ends the task under way and takes no more', async () => {
  const { run, close } = open();
  const under = expect(run({ do: 'spin' })).rejects.toMatchObject({ cause: 'closed' });

  await close();
  await under;
  await expect(run({ do: 'name' })).rejects.toThrow('The thread is closed');
});
