import { type Context, nobody } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler, type JobKind, type Jobs } from '#server/platform/jobs.ts';
import type { Site } from '#server/platform/settings.ts';
import { inEnglish, type Texts } from '#server/platform/texts.ts';
import { compareRows } from './compare-rows.ts';
import { inTheirLanguage } from './in-their-language.ts';
import { compareImport, readImport, writeImport } from './kinds.ts';
import { readFile } from './read-file.ts';
import { writeRows } from './write-rows.ts';

type Parts = { db: Db; jobs: Jobs; site: Site; texts: Texts; now?: () => Date };
type Step = (ctx: Context, uuid: string) => Promise<void>;

export const importJobKinds = [readImport, compareImport, writeImport] as const;

/** One step of an import each; a step that has been done already finds nothing to do. */
export function importJobs({ now = () => new Date(), ...parts }: Parts): JobHandler[] {
  const step = (kind: JobKind<{ import: string }>, take: Step) =>
    handler(kind, async ({ import: uuid }, job) => {
      const origin = { request: `job:${job}`, address: '' };
      const ctx = { ...parts, ...inEnglish(parts.texts), now: now(), user: nobody, origin };
      return take(await inTheirLanguage(ctx, uuid), uuid);
    });
  return [
    step(readImport, readFile),
    step(compareImport, compareRows),
    step(writeImport, writeRows),
  ];
}
