import { setTimeout as delay } from 'node:timers/promises';
import { currentUser } from '#contract/accounts/accounts.ts';
import { newAppProcess } from '#testing/crash/app-process.ts';
import { type Browser, openBrowser } from '#testing/crash/browser.ts';
import { password } from '#testing/crash/staff.ts';
import { counted, longest, none, seconds } from '../kit/figures.ts';
import { newStaff } from '../kit/team.ts';
import type { Part } from '../part.ts';

const CLIENTS = 50;
const IDLE = 20;
const ROUNDS = 10;

export const sigterm: Part = {
  name: 'sigterm',
  title: 'Told to end (SIGTERM) under load',
  about: ({ requests }) =>
    `${requests} requests over ${CLIENTS} connections that stay open; after every ${requests / ROUNDS} the app is told to end and started again. ${IDLE} more connections are idle until then and send their next request 0 to 400 ms after the signal.`,
  limit: () => 25,
  async run({ effort, opened, note }) {
    const app = await newAppProcess();
    opened.defer(app.dispose);
    await app.start();
    const { mentors } = await newStaff(await app.connection(), {
      mentors: CLIENTS + IDLE,
      each: 1,
    });
    const browsers = await Promise.all(
      mentors.map(({ email }) => openBrowser(app.origin, email, password)),
    );
    opened.defer(async () => {
      for (const browser of browsers) browser.close();
    });
    const [busy, idle] = [browsers.slice(0, CLIENTS), browsers.slice(CLIENTS)];
    const statuses: number[] = [];
    const dropped: string[] = [];
    const endings: number[] = [];
    const codes = new Set<unknown>();
    const each = effort.requests / ROUNDS;

    /** False once nobody listens any more: what is refused then was never accepted. */
    async function ask(browser: Browser): Promise<boolean> {
      try {
        statuses.push((await browser.call(currentUser, {})).status);
        return true;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : `${error}`;
        if (code !== 'ECONNREFUSED') dropped.push(code);
        return false;
      }
    }

    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.all(idle.map(ask));
      const enough = statuses.length + each;
      const ending = Promise.withResolvers<void>();
      const end = async () => {
        const begun = performance.now();
        const exited = app.end('SIGTERM');
        const late = idle.map((browser, at) => delay((at * 400) / IDLE).then(() => ask(browser)));
        codes.add(await exited);
        endings.push(performance.now() - begun);
        await Promise.all(late);
        ending.resolve();
      };
      let isEnding = false;
      const work = async (browser: Browser) => {
        while (await ask(browser)) {
          if (isEnding || statuses.length < enough) continue;
          isEnding = true;
          void end();
        }
      };
      await Promise.all(busy.map(work));
      await ending.promise;
      await app.start();
      note(`ended and started ${round} times`);
    }
    return [
      none(`Of ${statuses.length + dropped.length} requests none is dropped`, dropped),
      {
        promise: 'Each is answered, none told to come back (503)',
        found: counted(statuses),
        kept: statuses.every((status) => status === 200),
      },
      {
        promise: 'Gone within 10 s, and calls that a success',
        found: `longest ${seconds(longest(endings))}, exit codes ${[...codes].join(', ')}`,
        kept: longest(endings) < 10_000 && [...codes].every((code) => code === 0),
      },
    ];
  },
};
