import { type Context, nobody } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { type I18n, inEnglish } from '#server/platform/i18n/i18n.ts';
import {
  type JobHandler,
  type Jobs,
  jobHandler,
  type WorkKind,
} from '#server/platform/jobs/jobs.ts';
import type { Site } from '#server/platform/settings.ts';
import { compareRows } from './compare/compare-rows.ts';
import { compareImportJob, readImportJob, writeImportJob } from './job-kinds.ts';
import { parseUpload } from './read/parse-upload.ts';
import { writeRows } from './write/write-rows.ts';

type Dependencies = { db: Db; jobs: Jobs; site: Site; i18n: I18n; now?: () => Date };
type Step = (ctx: Context, uuid: string) => Promise<void>;

export const importJobKinds = [readImportJob, compareImportJob, writeImportJob] as const;

/** Each job is a step of an import; one that runs again finds nothing left to do. */
export function importJobs({ now = () => new Date(), ...parts }: Dependencies): JobHandler[] {
  const step = (kind: WorkKind<{ import: string }>, take: Step) =>
    jobHandler(kind, async ({ import: uuid }, job) => {
      const origin = { request: `job:${job}`, address: '' };
      const ctx = { ...parts, ...inEnglish(parts.i18n), now: now(), user: nobody, origin };
      return take(ctx, uuid);
    });
  return [
    step(readImportJob, parseUpload),
    step(compareImportJob, compareRows),
    step(writeImportJob, writeRows),
  ];
}
