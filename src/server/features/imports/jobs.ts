import { type Context, nobody } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler, type JobKind, type Jobs } from '#server/platform/jobs.ts';
import type { Site } from '#server/platform/settings.ts';
import { compareRows } from './compare-rows.ts';
import { compareImport, readImport, writeImport } from './kinds.ts';
import { readFile } from './read-file.ts';
import { writeRows } from './write-rows.ts';

type Parts = { db: Db; jobs: Jobs; site: Site; now?: () => Date };
type Step = (ctx: Context, uuid: string) => Promise<void>;

export const importJobKinds = [readImport, compareImport, writeImport] as const;

/** One step of an import each; a step that has been done already finds nothing to do. */
export function importJobs({ now = () => new Date(), ...parts }: Parts): JobHandler[] {
  const step = (kind: JobKind<{ import: string }>, take: Step) =>
    handler(kind, ({ import: uuid }, job) => {
      const origin = { request: `job:${job}`, address: '' };
      return take({ ...parts, now: now(), user: nobody, origin }, uuid);
    });
  return [
    step(readImport, readFile),
    step(compareImport, compareRows),
    step(writeImport, writeRows),
  ];
}
