import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { runningApp } from './running-app.ts';
import { newMember } from './targets.ts';

const ALLOWED = 1_800;
/** What each of two nodes may let pass before it hears of the other. */
const OVERRUN = 2 * 25;

let nodes: { url: string }[];
let unlimited: { url: string };
beforeAll(async () => {
  const database = await testDatabase();
  nodes = [await runningApp(database), await runningApp(database)];
  unlimited = await runningApp(database, { RATE_LIMITS: 'off' });
});

async function cookieOfMember() {
  const url = nodes[0]?.url ?? '';
  const { visitor } = await newMember({ url, client: url });
  return `stepwise_session=${visitor.cookie('stepwise_session')}`;
}

async function ask({ url }: { url: string }, cookie: string) {
  const response = await fetch(`${url}/api/user/subscriptions`, { headers: { cookie } });
  await response.body?.cancel();
  return { status: response.status, wait: Number(response.headers.get('retry-after')) };
}

/** Four requests at a time, half of them to each node. */
async function askAll(count: number, cookie: string) {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  while (answers.length < count) {
    answers.push(...(await Promise.all([...nodes, ...nodes].map((node) => ask(node, cookie)))));
  }
  return answers;
}

test('a session has 1,800 requests a minute over two nodes, and a few more at most', async () => {
  const [greedy, other] = [await cookieOfMember(), await cookieOfMember()];

  const answers = await askAll(1_920, greedy);

  const passed = answers.filter(({ status }) => status === 200).length;
  expect(passed).toBeGreaterThanOrEqual(ALLOWED - 10);
  expect(passed).toBeLessThanOrEqual(ALLOWED + OVERRUN);
  const refused = answers.filter(({ status }) => status === 429);
  expect(passed + refused.length).toBe(answers.length);
  for (const { wait } of refused) {
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
  }
  for (const node of nodes) {
    expect((await ask(node, greedy)).status).toBe(429);
    expect((await ask(node, other)).status).toBe(200);
  }
  expect((await ask(unlimited, greedy)).status).toBe(200);
});
