import { setTimeout as delay } from 'node:timers/promises';
import { newAppProcess } from '#testing/crash/app-process.ts';
import { compare } from '../kit/compare.ts';
import { counted, longest, percentile, seconds } from '../kit/figures.ts';
import { separatePostgres } from '../kit/postgres.ts';
import { type Probed, probe } from '../kit/probe.ts';
import { newStaff, newTeam, type Sample } from '../kit/team.ts';
import type { Finding, Part, Scene } from '../part.ts';

type Postgres = Awaited<ReturnType<typeof separatePostgres>>;
type Outage = { lose: () => Promise<void>; bringBack: () => Promise<void> };

export const gone: Part = {
  name: 'gone',
  title: 'The database is gone',
  about: ({ seconds }) =>
    `PostgreSQL under DATABASE_URL is stopped (\`pg_ctl stop -m immediate\`) under twenty writers and started again after ${seconds} s.`,
  limit: ({ seconds }) => 15 + seconds / 60,
  run: (scene) =>
    lastThrough(scene, ({ stopAtOnce, start }) => ({ lose: stopAtOnce, bringBack: start })),
};

export const hang: Part = {
  name: 'hang',
  title: 'The database hangs',
  about: ({ seconds }) =>
    `All processes of PostgreSQL are stopped (SIGSTOP) under twenty writers and go on after ${seconds} s: it neither answers nor closes a connection.`,
  limit: ({ seconds }) => 15 + seconds / 60,
  run: (scene) =>
    lastThrough(scene, ({ freeze, unfreeze }) => ({ lose: freeze, bringBack: unfreeze })),
};

async function lastThrough(scene: Scene, outageOf: (postgres: Postgres) => Outage) {
  const { effort, opened, note } = scene;
  const postgres = await separatePostgres(opened);
  const app = await newAppProcess({ databaseUrl: postgres.url });
  opened.defer(app.dispose);
  await app.start();
  const team = await newTeam(app.origin, await newStaff(postgres.connection, { mentors: 20 }));
  opened.defer(team.stop);
  const readiness = probe(`${app.origin}/readyz`);
  opened.defer(readiness.stop);
  const liveness = probe(`${app.origin}/healthz`);
  opened.defer(liveness.stop);
  await team.acknowledges(200);

  const { lose, bringBack } = outageOf(postgres);
  opened.defer(bringBack);
  note('the database is lost');
  const lostAt = performance.now();
  await lose();
  await delay(effort.seconds * 1_000);
  const backAt = performance.now();
  await bringBack();
  note('it is back');
  const goesOn = await team.acknowledges(200);
  await Promise.all([team.stop(), readiness.stop(), liveness.stop()]);

  const during = team.samples.filter(({ begun }) => begun > lostAt && begun < backAt - 5_000);
  return [
    ...refusals(during),
    readinessFinding(readiness.seen, lostAt),
    {
      promise: 'Liveness stays green: nobody restarts a process that is well',
      found: counted(liveness.seen.map(({ status }) => status)),
      kept: app.isUp() && liveness.seen.every(({ status }) => status === 200),
    },
    firstSuccess(team.samples, backAt, goesOn),
    ...(await compare(postgres.connection, team)),
  ];
}

function refusals(during: readonly Sample[]): Finding[] {
  const waits = during.map(({ took }) => took);
  return [
    {
      promise: 'Calls answer 503, never 500, and none waits longer than 2 s',
      found: `${counted(during.map(({ status }) => status))}; median ${seconds(percentile(waits, 0.5))}, longest ${seconds(longest(waits))}`,
      kept: during.every(({ status }) => status === 503) && longest(waits) < 2_000,
    },
  ];
}

function readinessFinding(seen: readonly Probed[], lostAt: number): Finding {
  const first = seen.find(({ begun, status }) => begun > lostAt && status === 503);
  const after = first ? first.begun + first.took - lostAt : Number.NaN;
  return {
    promise: 'Readiness says 503 within 2 s, so that a balancer looks elsewhere',
    found: first ? `after ${seconds(after)}` : 'never',
    kept: after < 2_000,
  };
}

function firstSuccess(samples: readonly Sample[], backAt: number, goesOn: boolean): Finding {
  const ends = samples
    .filter(({ status, begun, took }) => status < 400 && status > 0 && begun + took > backAt)
    .map(({ begun, took }) => begun + took - backAt);
  const first = ends.toSorted((a, b) => a - b)[0] ?? Number.NaN;
  return {
    promise: 'The first write succeeds within 5 s of its return',
    found: goesOn ? `after ${seconds(first)}` : 'writing did not go on',
    kept: goesOn && first < 5_000,
  };
}
