import { existsSync, globSync } from 'node:fs';
import { currentUser } from '#contract/accounts/accounts.ts';
import { type AppProcess, newAppProcess } from '#testing/crash/app-process.ts';
import { openBrowser } from '#testing/crash/browser.ts';
import { password } from '#testing/crash/staff.ts';
import { smtpServer as newSmtpServer, type smtpServer } from '#testing/smtp-server.ts';
import { compare, withClient } from '../kit/compare.ts';
import { counted } from '../kit/figures.ts';
import { separatePostgres } from '../kit/postgres.ts';
import { newStaff, newTeam, type Team } from '../kit/team.ts';
import { type Finding, type Part, type Scene, Skipped } from '../part.ts';

/** Half a minute before the clocks change, in UTC. */
const nights = [
  { at: '2026-04-04 13:59:30', name: 'back, on 5 April 2026', day: '2026-04-05' },
  { at: '2026-09-26 13:59:30', name: 'forward, on 27 September 2026', day: '2026-09-27' },
];

export const clock: Part = {
  name: 'clock',
  title: 'A wrong clock, and the nights when clocks change',
  about: () =>
    'The node’s clock is set a day ahead, a day back, and to half a minute before New Zealand’s clocks go back and forward (libfaketime); PostgreSQL keeps the right time.',
  limit: () => 8,
  async run(scene) {
    const library = findLibrary();
    const postgres = await separatePostgres(scene.opened);
    const smtp = await newSmtpServer();
    scene.opened.defer(smtp.close);
    let time: string | undefined;
    const app = await newAppProcess({
      databaseUrl: postgres.url,
      environment: () => ({ MAIL_URL: smtp.url, ...(time && fakedTo(library, time)) }),
    });
    scene.opened.defer(app.dispose);
    const restartAt = async (next?: string) => {
      await app.end('SIGTERM');
      time = next;
      await app.start();
      scene.note(`the clock says ${next ?? 'what it should'}`);
    };
    const place = { ...scene, app, postgres, smtp, restartAt };
    return [...(await aheadAndBack(place)), ...(await overNights(place))];
  },
};

type Place = Scene & {
  app: AppProcess;
  postgres: Awaited<ReturnType<typeof separatePostgres>>;
  smtp: Awaited<ReturnType<typeof smtpServer>>;
  restartAt: (time?: string) => Promise<void>;
};

async function aheadAndBack({ app, postgres, smtp, restartAt }: Place): Promise<Finding[]> {
  await restartAt();
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

  await restartAt('+1d');
  const ahead = await session();
  const reset = await post(app.origin, '/reset-password', { ...link, ...chosen });
  const again = await openBrowser(app.origin, email, password);
  statuses.push((await again.call(currentUser, {})).status);
  again.close();
  await restartAt('-1d');
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

async function overNights(place: Place): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const night of nights) {
    const { app, postgres, restartAt } = place;
    await restartAt(`@${night.at}`);
    const staff = await newStaff(postgres.connection, { mentors: 5, learners: 2, each: 30 });
    const team = await newTeam(app.origin, staff);
    place.opened.defer(team.stop);
    const until = performance.now() + 60_000;
    while (performance.now() < until) await team.acknowledges(20);
    await team.stop();
    const statuses = team.samples.map(({ status }) => status);
    findings.push(
      {
        promise: `Clocks go ${night.name}: people work from before to after, without an error`,
        found: counted(statuses),
        kept: statuses.every((status) => status >= 200 && status < 500),
      },
      await datesOf(place, team, night.day),
    );
    const [lost, half] = await compare(postgres.connection, team);
    if (lost && half) findings.push(lost, half);
  }
  return findings;
}

/** Certificates of that night have its date in New Zealand, as people see it. */
async function datesOf({ postgres }: Place, team: Team, day: string): Promise<Finding> {
  const days = await withClient(postgres.connection, async (client) => {
    const { rows } = await client.query<{ day: string }>(
      `select to_char(completed_at at time zone 'Pacific/Auckland', 'YYYY-MM-DD') as day
       from reflections where completed_at is not null order by completed_at desc limit $1`,
      [team.ledger.signOffs()],
    );
    return rows.map((row) => row.day);
  });
  return {
    promise: `Signed off on ${day}`,
    found: counted(days),
    kept: days.every((of) => of === day),
  };
}

function findLibrary(): string {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (library && existsSync(library)) return library;
  throw new Skipped('libfaketime is missing (Debian: apt-get install faketime).');
}

const fakedTo = (library: string, time: string) => ({
  LD_PRELOAD: library,
  FAKETIME: time,
  // Timers go by this clock, which nobody can set.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  TZ: 'UTC',
});

const chosen = {
  password: 'kākā in the beech forest',
  password_confirmation: 'kākā in the beech forest',
};

async function resetLink(origin: string, smtp: Place['smtp'], email: string) {
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
