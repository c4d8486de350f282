import { execFileSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { newAppProcess } from '#testing/crash/app-process.ts';
import { compare } from '../kit/compare.ts';
import { counted, isExpected, seconds } from '../kit/figures.ts';
import { newStaff, newTeam, type Sample } from '../kit/team.ts';
import { type Part, Skipped } from '../part.ts';

const SIZE = '300m';

export const disk: Part = {
  name: 'disk',
  title: 'The disk is full',
  about: ({ seconds }) =>
    `The data are on a disk of their own (tmpfs, ${SIZE}), which something else fills to the last byte under twenty writers, and leaves again after ${seconds} s.`,
  limit: () => 15,
  async run({ effort, opened, note }) {
    const folder = await smallDisk(opened);
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const app = await newAppProcess({ dataDir });
    opened.defer(app.dispose);
    await app.start();
    const connection = await app.connection();
    const team = await newTeam(app.origin, await newStaff(connection, { mentors: 20 }));
    opened.defer(team.stop);
    await team.acknowledges(100);

    const ballast = join(folder, 'ballast');
    opened.defer(() => rm(ballast, { force: true }));
    fill(ballast);
    note('the disk is full');
    const fullAt = performance.now();
    // What is still free inside of its files lasts for a while.
    const isRefused = () =>
      team.samples.some(({ begun, status }) => begun > fullAt && status > 299);
    while (!isRefused() && performance.now() - fullAt < 60_000) await delay(100);
    const refusedAt = performance.now();
    while (performance.now() - refusedAt < effort.seconds * 1_000) {
      fill(ballast);
      await delay(250);
    }
    const during = team.samples.filter(({ begun }) => begun > refusedAt);

    await rm(ballast);
    note('there is room again');
    const roomAt = performance.now();
    const goesOn = await team.acknowledges(200);
    await team.stop();
    const first = team.samples.find(
      ({ begun, took, status }) => begun + took > roomAt && status > 0 && status < 300,
    );
    return [
      {
        promise: 'Writes are refused with 503 and a sentence, never 500, and no connection breaks',
        found: `${counted(during.map(({ status }) => status))}; said: ${sentences(during)}`,
        kept:
          during.length > 0 && during.every(({ status }) => status === 503 || isExpected(status)),
      },
      { promise: 'The process stays', found: app.isUp() ? 'yes' : 'no', kept: app.isUp() },
      {
        promise: 'It goes on by itself when there is room again',
        found: goesOn && first ? `after ${seconds(first.begun + first.took - roomAt)}` : 'no',
        kept: goesOn,
      },
      ...(await compare(await app.connection(), team)),
    ];
  },
};

function sentences(samples: readonly Sample[]): string {
  const texts = samples.filter(({ status }) => status === 503).map(({ text }) => text);
  return [...new Set(texts)].slice(0, 3).join(' and ') || 'nothing';
}

async function smallDisk(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-disk-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder];
  try {
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch {
    throw new Skipped('a small disk has to be mounted, which only root may do.');
  }
  opened.defer(async () => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Takes all the room there is. */
function fill(file: string) {
  const target = openSync(file, 'a');
  try {
    for (const size of [2 ** 20, 2 ** 12]) {
      const block = Buffer.alloc(size, 1);
      try {
        for (;;) writeSync(target, block);
      } catch {
        // No space left on device: what this is about.
      }
    }
  } finally {
    closeSync(target);
  }
}
