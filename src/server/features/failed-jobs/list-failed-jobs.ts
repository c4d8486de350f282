import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Reply } from '#contract/endpoint.ts';
import { uuid } from '#contract/fields/fields.schemas.ts';
import type { failedJobs as contract } from '#contract/system/failed-jobs.ts';
import type { Context } from '#server/platform/data/context.ts';
import { readFailedJobs } from '#server/platform/jobs/failed-jobs.ts';
import { countJobs } from '#server/platform/jobs/jobs.ts';
import { certificates, imports, users } from '#server/schema/index.ts';
import { reasonOf } from './rules.ts';

type Job = Reply<typeof contract>['jobs'][number];

const MOST = 100;

/** Whom or what the data of a job names, whichever kind it is. */
const Named = z.object({ user: uuid, recipient: uuid, certificate: uuid, import: uuid }).partial();

export async function listFailedJobs(ctx: Context): Promise<Reply<typeof contract>> {
  const rows = await readFailedJobs(ctx.db, MOST);
  const { failed: total } = rows.length < MOST ? { failed: rows.length } : await countJobs(ctx.db);
  const named = rows.map(({ data }) => Named.safeParse(data).data ?? {});
  const subjects = await readSubjects(ctx, named);
  const jobs = rows.map(({ uuid, kind, output, failedAt, tries }, index) => ({
    uuid,
    kind,
    about: subjectOf(named[index] ?? {}, subjects),
    failed_at: failedAt,
    tries,
    reason: reasonOf(output),
  }));
  return { total, jobs };
}

type Subject = NonNullable<Job['about']>;
type Subjects = ReadonlyMap<string, Subject>;

const idsOf = ({ user, recipient, certificate, import: byImport }: z.infer<typeof Named>) =>
  [user, recipient, certificate, byImport].filter((id) => id !== undefined);

const subjectOf = (named: z.infer<typeof Named>, subjects: Subjects): Subject | null =>
  idsOf(named)
    .map((id) => subjects.get(id))
    .find((subject) => subject !== undefined) ?? null;

/** The people and imports that are named; a certificate stands for its learner. */
async function readSubjects({ db }: Context, named: z.infer<typeof Named>[]): Promise<Subjects> {
  const ids = [...new Set(named.flatMap(idsOf))];
  if (ids.length === 0) return new Map();
  const [people, files, learners] = await Promise.all([
    db.select({ uuid: users.uuid, name: users.name }).from(users).where(inArray(users.uuid, ids)),
    db
      .select({ uuid: imports.uuid, name: imports.fileName })
      .from(imports)
      .where(inArray(imports.uuid, ids)),
    db
      .select({ id: certificates.uuid, uuid: certificates.learner, name: certificates.holder })
      .from(certificates)
      .where(inArray(certificates.uuid, ids)),
  ]);
  return new Map<string, Subject>([
    ...people.map((person) => [person.uuid, { type: 'user', ...person }] as const),
    ...files.map((file) => [file.uuid, { type: 'import', ...file }] as const),
    ...learners.map(({ id, ...person }) => [id, { type: 'user', ...person }] as const),
  ]);
}
