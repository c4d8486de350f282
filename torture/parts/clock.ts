import { existsSync, globSync } from 'node:fs';
import { currentUser } from '#contract/accounts/accounts.ts';
import type { Connection } from '#server/platform/data/database.ts';
import { newAppProcess } from '#testing/crash/app-process.ts';
import { openBrowser } from '#testing/crash/browser.ts';
import { password } from '#testing/crash/staff.ts';
import { smtpServer } from '#testing/smtp-server.ts';
import { compare, withClient } from '../kit/compare.ts';
import { answered, counted, isExpected } from '../kit/figures.ts';
import { separatePostgres } from '../kit/postgres.ts';
import { newStaff, newTeam } from '../kit/team.ts';
import { type Finding, type Part, type Scene, Skipped } from '../part.ts';

/** When the clocks change, and the day it is then in New Zealand. */
const nights = [
  { change: '2026-04-04T14:00:00Z', name: 'back', day: '2026-04-05' },
  { change: '2026-09-26T14:00:00Z', name: 'forward', day: '2026-09-27' },
];
const MINUTE = 60_000;

export const clock: Part = {
  name: 'clock',
  title: 'A wrong clock, and the nights when clocks change',
  about: () =>
    'The node’s clock is set a day ahead and a day back, while PostgreSQL keeps the right time; then both are set to a minute before New Zealand’s clocks go back, and forward, and people work until half a minute after (libfaketime).',
  limit: () => 25,
  async run(scene) {
    const library = findLibrary();
    const findings = await aheadAndBack(scene, library);
    for (const night of nights) findings.push(...(await over(night, scene, library)));
    return findings;
  },
};

async function aheadAndBack({ opened, note }: Scene, library: string): Promise<Finding[]> {
  const postgres = await separatePostgres(opened);
  const smtp = await smtpServer();
  opened.defer(smtp.close);
  let offset = 0;
  const app = await newAppProcess({
    databaseUrl: postgres.url,
    environment: () => ({ MAIL_URL: smtp.url, ...faked(library, offset) }),
  });
  opened.defer(app.dispose);
  const restart = async (days: number) => {
    await app.end('SIGTERM');
    offset = days * 24 * 60 * MINUTE;
    await app.start();
    note(`the clock is ${days} days ahead`);
  };

  await restart(0);
  const { mentors } = await newStaff(postgres.connection, { mentors: 1, each: 1 });
  const email = mentors[0]?.email ?? '';
  const before = await openBrowser(app.origin, email, password);
  const statuses: number[] = [];
  const session = async () => {
    const { status } = await before.call(currentUser, {});
    statuses.push(status);
    return status;
  };
  const link = await resetLink(app.origin, smtp, email);

  await restart(1);
  const ahead = await session();
  const reset = await post(app.origin, '/reset-password', { ...link, ...chosen });
  const again = await openBrowser(app.origin, email, password);
  statuses.push((await again.call(currentUser, {})).status);
  again.close();
  await restart(-1);
  const back = await session();
  before.close();
  return [
    {
      promise:
        'A day ahead: sessions have ended, a link to reset a password is refused, and one can log in again',
      found: `session ${ahead}, link ${reset}, logged in again`,
      kept: ahead === 401 && reset === 422,
    },
    { promise: 'A day back: no error of the server', found: `session ${back}`, kept: back < 500 },
  ];
}

type Night = (typeof nights)[number];

async function over(night: Night, { opened, note }: Scene, library: string): Promise<Finding[]> {
  const change = Date.parse(night.change);
  const offset = change - MINUTE - Date.now();
  // Its PostgreSQL inherits the clock.
  const app = await newAppProcess({ environment: () => faked(library, offset) });
  opened.defer(app.dispose);
  await app.start();
  const connection = await app.connection();
  const submittedAt = new Date(change - 24 * 60 * MINUTE);
  const staff = await newStaff(connection, { mentors: 5, learners: 2, each: 30, submittedAt });
  const team = await newTeam(app.origin, staff);
  opened.defer(team.stop);
  note(`the clocks are about to go ${night.name}`);
  while (Date.now() + offset < change + MINUTE / 2) await team.acknowledges(5, MINUTE);
  await team.stop();

  const days = await daysOfSignOffs(connection);
  return [
    {
      promise: `Clocks go ${night.name}: people work on without an error`,
      found: answered(team.samples),
      kept: team.samples.every(({ status }) => isExpected(status)),
    },
    {
      promise: `What is signed off then is of ${night.day}`,
      found: counted(days),
      kept: days.length > 0 && days.every((day) => day === night.day),
    },
    ...(await compare(connection, team)),
  ];
}

/** As people in New Zealand see them. */
const daysOfSignOffs = (connection: Connection) =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ day: string }>(
      `select to_char(completed_at at time zone 'Pacific/Auckland', 'YYYY-MM-DD') as day
       from reflections where completed_at is not null`,
    );
    return rows.map(({ day }) => day);
  });

function findLibrary(): string {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (library && existsSync(library)) return library;
  throw new Skipped('libfaketime is missing (Debian: apt-get install faketime).');
}

/** In milliseconds. */
const faked = (library: string, offset: number) => ({
  ...(offset && { LD_PRELOAD: library }),
  FAKETIME: `${offset < 0 ? '' : '+'}${Math.round(offset / 1_000)}s`,
  // Timers go by this clock, which nobody can set.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

const chosen = {
  password: 'kākā in the beech forest',
  password_confirmation: 'kākā in the beech forest',
};

type Smtp = Awaited<ReturnType<typeof smtpServer>>;

async function resetLink(origin: string, smtp: Smtp, email: string) {
  await post(origin, '/forgot-password', { email });
  for (;;) {
    const mail = smtp.taken.find(({ to }) => to?.some(({ address }) => address === email));
    const [, token] = /\/password-reset\/([^/?\s]+)/.exec(mail?.text ?? '') ?? [];
    if (token) return { email, token };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function post(origin: string, path: string, body: object): Promise<number> {
  const first = await fetch(`${origin}/sanctum/csrf-cookie`);
  const pairs = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  const headers = {
    cookie: pairs.join('; '),
    'x-xsrf-token': decodeURIComponent(token),
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(origin + path, sent)).status;
}
