import { test } from 'vitest';
import { newWorld } from '#testing/world.ts';
import { fillBig, sizes } from '../../bench/database/big.ts';
import { subscriptionIndex, subscriptionSearch } from '#contract/subscriptions.ts';
test('x', async () => {
  const world = await newWorld();
  const client = await world.database.pool.connect();
  await client.query('set statement_timeout = 0');
  const shim = { query: (s: string, v?: unknown[]) => String(s).includes('replication_role') ? Promise.resolve({ rows: [] }) : String(s).startsWith('vacuum') ? client.query('analyze') : client.query(s, v as never) };
  await fillBig(shim as never, { ...sizes.full, reflections: 100, areas: 5, pods: 10, learners: 6000 } as never, 'x').catch((e) => { console.log(String(e)); throw e; });
  await client.query('truncate list_totals'); await client.query("insert into list_totals select 'subscriptions', count(*) from subscriptions");
  await client.query('vacuum analyze subscriptions'); await client.query('vacuum analyze users'); await client.query('vacuum analyze memberships');
  client.release();
  const admin = await world.person('Hana', 'admin');
  const as = world.as(admin);
  async function p50(name: string, run: () => Promise<unknown>, n = 200) {
    const times: number[] = [];
    for (let i = 0; i < n; i++) { const t = performance.now(); await run(); times.push(performance.now() - t); }
    times.sort((a, b) => a - b);
    console.log(name, times[n >> 1]?.toFixed(2), 'p10', times[Math.floor(n / 10)]?.toFixed(2));
  }
  const list = (query: object) => () => as(subscriptionIndex, { query } as never);
  console.log((await as(subscriptionIndex, { query: {} })).reply.subscriptions.total);
  await p50('warm', list({}));
  await p50('page 1', list({}));
  await p50('last', list({ page: '6667' }));
  await p50('middle', list({ page: '3333' }), 50);
  await p50('ends_at', list({ sort: 'ends_at' }));
  await p50('-ends_at', list({ sort: '-ends_at' }));
  await p50('-ends_at last', list({ sort: '-ends_at', page: '6667' }));
  await p50('status active', list({ status: 'active' }), 30);
  await p50('status past_due', list({ status: 'past_due' }), 30);
  for (const term of ['hana ng', 'priya sing', 'leilani wal', 'kiri 12', 'anaru tuhoe', 'person123', 'school42.example', 'whangarei k', 'kindergarten 7', 'Māhina 4', 'hana', 'individual monthly', 'a']) {
    const found = await as(subscriptionSearch, { params: { term }, query: {} });
    await p50(`${term} (${found.reply.subscriptions.total})`, () => as(subscriptionSearch, { params: { term }, query: {} }), 30);
  }
}, 500_000);
