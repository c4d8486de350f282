import { type Context, nobody } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { type I18n, inEnglish } from '#server/platform/i18n/i18n.ts';
import {
  type JobHandler,
  type JobKind,
  type Jobs,
  jobHandler,
} from '#server/platform/jobs/jobs.ts';
import type { Site } from '#server/platform/settings.ts';
import { compareRows } from './compare/compare-rows.ts';
import { compareImportJob, readImportJob, writeImportJob } from './job-kinds.ts';
import { readFile } from './read/read-file.ts';
import { inImporterLocale } from './write/importer-locale.ts';
import { writeRows } from './write/write-rows.ts';

type Dependencies = { db: Db; jobs: Jobs; site: Site; texts: I18n; now?: () => Date };
type Step = (ctx: Context, uuid: string) => Promise<void>;

export const importJobKinds = [readImportJob, compareImportJob, writeImportJob] as const;

/** One step of an import each; a step that has been done already finds nothing to do. */
export function importJobs({ now = () => new Date(), ...parts }: Dependencies): JobHandler[] {
  const step = (kind: JobKind<{ import: string }>, take: Step) =>
    jobHandler(kind, async ({ import: uuid }, job) => {
      const origin = { request: `job:${job}`, address: '' };
      const ctx = { ...parts, ...inEnglish(parts.texts), now: now(), user: nobody, origin };
      return take(await inImporterLocale(ctx, uuid), uuid);
    });
  return [
    step(readImportJob, readFile),
    step(compareImportJob, compareRows),
    step(writeImportJob, writeRows),
  ];
}
