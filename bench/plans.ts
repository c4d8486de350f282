import type { Bench } from './compare.ts';
import type { Job } from './jobs/job.ts';
import { openRecorder, type Statement } from './yardsticks/bare-query.ts';

/** Tables that grow with the people. What there is to learn does not, and may be read whole. */
const growing = new Set([
  'answers',
  'assignments',
  'audit_events',
  'certificates',
  'memberships',
  'notices',
  'organisations',
  'reflection_questions',
  'reflection_steps',
  'reflections',
  'reviews',
  'sessions',
  'subscriptions',
  'user_roles',
  'users',
]);

/** What is read whole on purpose, as `job: table`. */
const allowed = new Set([
  // People without a role are counted: no index holds what isn't there.
  'overview: users',
  'overview: user_roles',
]);

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/**
 * Which jobs read a growing table whole, by the plans of all their statements. In a small database,
 * where that would be quickest, only if they have no other way.
 */
export async function wholeReads(
  { prepared, headers }: Omit<Bench, 'app'>,
  jobs: readonly Job[],
  isSmall: boolean,
): Promise<string[]> {
  const { client, connection } = prepared;
  const recorder = await openRecorder(connection);
  const found = new Set<string>();
  await client.query(`set enable_seqscan = ${isSmall ? 'off' : 'on'}`);
  try {
    for (const job of jobs) {
      for (const call of job.calls.slice(0, 12)) {
        const statements = await recorder.record(call, headers[job.by]);
        for (const statement of statements.filter(isPlanned)) {
          for (const table of readWhole(await explain(client, statement))) {
            found.add(`${job.name}: ${table}`);
          }
        }
      }
      await job.settle?.(client);
      await job.undo?.(client);
    }
  } finally {
    await client.query('reset enable_seqscan');
    await recorder.close();
  }
  return [...found].filter((read) => !allowed.has(read));
}

/** Not those of the queue, which plans for itself, nor `begin` and the like. */
const isPlanned = ({ text }: Statement) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) && !/pgboss|pg_notify/.test(text);

async function explain(client: Bench['prepared']['client'], { text, values }: Statement) {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows.map((row) => row['QUERY PLAN'][0].Plan);
}

function readWhole(plans: readonly Plan[]): string[] {
  return plans.flatMap((plan) => {
    const table = plan['Relation Name'] ?? '';
    const isWhole = plan['Node Type'] === 'Seq Scan' && growing.has(table);
    return [...(isWhole ? [table] : []), ...readWhole(plan.Plans ?? [])];
  });
}
