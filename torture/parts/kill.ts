import { newAppProcess } from '#testing/crash/app-process.ts';
import { killUnderWriters } from '#testing/crash/killing.ts';
import { longest, none, percentile, seconds } from '../kit/figures.ts';
import type { Part } from '../part.ts';

export const kill: Part = {
  name: 'kill',
  title: 'Killed (kill -9) while twenty people write',
  about: ({ kills }) =>
    `The app is killed ${kills} times, every second time together with its PostgreSQL, and started again each time.`,
  limit: ({ kills }) => 10 + kills,
  async run({ effort, opened, note }) {
    const app = await newAppProcess();
    opened.defer(app.dispose);
    const found = await killUnderWriters(app, {
      count: effort.kills,
      writers: 20,
      withPostgres: (round) => round % 2 === 1,
      onRound: (round) => note(`killed and started ${round + 1} times`),
    });
    const { readyAfter } = found;
    return [
      none(`Of ${found.ledger.count()} acknowledged writes none is lost`, found.missing),
      none('Nothing is done by half or twice', found.halfDone),
      none('No answer that a person at work would not expect', found.surprising),
      {
        promise: 'Ready again within 10 s, every time',
        found: `median ${seconds(percentile(readyAfter, 0.5))}, longest ${seconds(longest(readyAfter))}`,
        kept: readyAfter.length === effort.kills && longest(readyAfter) < 10_000,
      },
    ];
  },
};
