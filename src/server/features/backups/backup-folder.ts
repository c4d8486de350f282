import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Named by the moment they were due, in UTC, so that their names sort by age. */
export const fileNameFor = (due: Date): string =>
  `stepwise-${due.toISOString().slice(0, 16).replace(':', '')}Z.tar`;

const ours = /^stepwise-\d{4}-\d\d-\d\dT\d{4}Z\.tar$/;
const unfinished = /^stepwise-.*\.unfinished-\d+$/;

const DAY = 24 * 60 * 60 * 1_000;

/** Leaves the newest `keep` files that the schedule made, and whatever else somebody put there. */
export async function removeOldFiles(folder: string, keep: number, now: Date): Promise<void> {
  const names = await readdir(folder);
  const tooMany = names
    .filter((name) => ours.test(name))
    .toSorted()
    .slice(0, -keep);
  for (const name of tooMany) await rm(join(folder, name), { force: true });
  // Left by processes that were killed.
  for (const name of names.filter((name) => unfinished.test(name))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < now.getTime() - DAY) await rm(join(folder, name), { force: true });
  }
}
