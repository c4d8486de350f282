import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { clearEvents } from '../database/clear-events.ts';
import type { Work } from '../database/work.ts';
import type { Job } from './job.ts';

export const signOffPod = ({ ofPods }: Work): Job => ({
  name: 'sign-off, pod',
  by: 'mentor',
  calls: ofPods.map(signOff),
  undo: (client) => reopen(client, ofPods),
});

/** Few at a time: each has a certificate drawn and mailed, which takes longer than all the rest. */
export function signOffArea(work: Work): Job {
  const ofAreas = work.ofAreas.slice(0, 8);
  return {
    name: 'sign-off, area + certificate',
    by: 'mentor',
    calls: ofAreas.map(signOff),
    settle: allJobsDone,
    undo: (client) => reopen(client, ofAreas),
  };
}

const signOff = (reflection: string) =>
  ({
    method: 'POST',
    path: '/api/admin/mentor/reflection/sign-off',
    body: { reflection },
  }) as const;

/** Eight take a second on an idle machine. A slower queue is reported and not waited for. */
const patience = 15_000;

async function allJobsDone(client: pg.ClientBase) {
  const deadline = performance.now() + patience;
  let left = 0;
  do {
    const { rows } = await client.query<{ left: number }>(
      `select count(*)::int as left from pgboss.job
       where name like 'certificate.%' and state < 'completed'`,
    );
    left = rows[0]?.left ?? 0;
    if (left === 0) return;
    await delay(20);
  } while (performance.now() < deadline);
  console.error(`${left} jobs of certificates are not done ${patience / 1000} s later`);
}

async function reopen(client: pg.ClientBase, reflections: string[]) {
  const { rows } = await client.query<{ uuid: string }>(
    'select uuid from certificates where reflection = any($1)',
    [reflections],
  );
  const certificates = rows.map(({ uuid }) => uuid);
  await clearEvents(client, `subject_type = 'certificate'`, certificates);
  await clearEvents(client, `subject_type = 'reflection'`, reflections);
  const statements = [
    `delete from pgboss.job where data->>'certificate' in
      (select uuid::text from certificates where reflection = any($1))`,
    'delete from notices where reflection = any($1)',
    `delete from certificate_documents where certificate in
      (select uuid from certificates where reflection = any($1))`,
    'delete from certificates where reflection = any($1)',
    `update reflections set completed_at = null, completed_by = null where uuid = any($1)`,
  ];
  for (const statement of statements) await client.query(statement, [reflections]);
}
