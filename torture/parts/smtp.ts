import { setTimeout as delay } from 'node:timers/promises';
import { newAppProcess } from '#testing/crash/app-process.ts';
import { smtpServer } from '#testing/smtp-server.ts';
import { compare, compareMails } from '../kit/compare.ts';
import { answered, isExpected } from '../kit/figures.ts';
import { newStaff, newTeam } from '../kit/team.ts';
import type { Part } from '../part.ts';

export const smtp: Part = {
  name: 'smtp',
  title: 'The mail server is away',
  about: ({ smtpMinutes }) =>
    `For ${smtpMinutes} minutes nothing listens on the address of MAIL_URL, while eight people review and sign off.`,
  limit: ({ smtpMinutes }) => 15 + 4 * smtpMinutes,
  async run({ effort, opened, note }) {
    const server = await smtpServer();
    opened.defer(server.close);
    await server.close();
    const app = await newAppProcess({ environment: () => ({ MAIL_URL: server.url }) });
    opened.defer(app.dispose);
    await app.start();
    const connection = await app.connection();
    const team = await newTeam(app.origin, await newStaff(connection, { mentors: 8, each: 15 }));
    opened.defer(team.stop);

    note('people work, and no mail can be sent');
    const returns = performance.now() + effort.smtpMinutes * 60_000;
    await team.acknowledges(1_500, effort.smtpMinutes * 60_000);
    await team.stop();
    await delay(Math.max(0, returns - performance.now()));
    await server.open();
    note('the mail server is back');
    const back = performance.now();
    // The pause before a retry grows with the outage, to fifteen minutes at most.
    const mails = await compareMails(connection, server, 2 + 2 * effort.smtpMinutes);
    const minutes = ((performance.now() - back) / 60_000).toFixed(1);
    return [
      {
        promise: 'Nobody at work notices',
        found: answered(team.samples),
        kept: team.samples.every(({ status }) => isExpected(status)),
      },
      ...mails,
      { promise: 'The last mail went out after the return', found: `after ${minutes} min` },
      ...(await compare(connection, team)),
    ];
  },
};
