import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { yearOf } from '#messages/dates.ts';
import type { Event } from '#server/features/audit/index.ts';
import type { Notice } from '#server/features/notices/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import {
  areas,
  certificateNumbers,
  certificates,
  reflections,
  users,
} from '#server/schema/index.ts';
import { newCode } from './certificate-code.ts';
import { assertPrintable } from './drawing/assert-printable.ts';
import { announceCertificate, drawCertificate } from './job-kinds.ts';
import { replaceWith } from './withdraw.ts';

/**
 * Issues the certificate of an area's own reflection, in the caller's transaction, which has locked
 * the reflection; the caller records `issuedEvent` and notifies of `issuedNotice` with its own. What
 * is printed is copied and not referred to, so that nothing renamed later changes it. A certificate
 * withdrawn before then points to this one.
 */
export async function issueCertificate(ctx: Context, reflection: string): Promise<Row> {
  const { correctedHolder, isReplacement, ...facts } = await readFacts(ctx, reflection);
  const holder = correctedHolder ?? facts.holder;
  await assertPrintable('reflection', holder);
  const issued = await issue(ctx, { ...facts, reflection, holder, mentor: ctx.user.name });
  if (isReplacement) await replaceWith(ctx, issued);
  return issued;
}

type Row = typeof certificates.$inferSelect;
type Facts = Pick<
  Row,
  | 'reflection'
  | 'learner'
  | 'holder'
  | 'locale'
  | 'area'
  | 'areaMi'
  | 'pods'
  | 'mentor'
  | 'organisation'
>;

/** A corrected certificate keeps the date of issue of the one it replaces. */
type CorrectionDates = { issuedAt: Date; correctedAt: Date };

/** Stores a certificate with a number and a code of its own, and has it drawn and mailed. */
export async function issue(
  ctx: Context,
  facts: Facts,
  dates: Partial<CorrectionDates> = {},
): Promise<Row> {
  const uuid = newUuid();
  const year = yearOf(ctx.now);
  await ctx.jobs.add(ctx, drawCertificate, { certificate: uuid });
  await ctx.jobs.add(ctx, announceCertificate, { certificate: uuid });
  // Last, because from here to the commit every other certificate waits for its number.
  const counted = ctx.db.$with('counted').as(nextNumber(ctx, year));
  const [issued] = await ctx.db
    .with(counted)
    .insert(certificates)
    .values({
      ...facts,
      uuid,
      number: sql`(select ${`SW-${year}-`} || lpad(last::text, greatest(5, length(last::text)), '0')
        from counted)`,
      code: newCode(),
      issuedAt: ctx.now,
      ...dates,
    })
    .returning();
  if (!issued) throw new Error(`The certificate of ${facts.reflection} was not stored`);
  return issued;
}

export const issuedEvent = ({ uuid, number }: Row): Event => ({
  action: 'certificate.issued',
  subjectType: 'certificate',
  subject: uuid,
  after: { number },
});

export const issuedNotice = ({ uuid, reflection, learner, correctedAt }: Row): Notice => ({
  kind: correctedAt ? 'certificate_corrected' : 'certificate_issued',
  reflection,
  recipient: learner,
  certificate: uuid,
});

async function readFacts({ db }: Context, reflection: string) {
  const [found] = await db
    .select({
      learner: reflections.learner,
      holder: users.name,
      correctedHolder,
      locale: users.locale,
      area: areas.name,
      areaMi: areas.nameMi,
      pods: podsCovered,
      organisation: firstOrganisation,
      isReplacement,
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .where(and(eq(reflections.uuid, reflection), isNull(reflections.pod)))
    .prepare('certificate_facts')
    .execute();
  if (!found) throw new Error(`Reflection ${reflection} is not an area's own`);
  return found;
}

/** The name as an administrator last corrected it, which holds for later certificates too. */
const correctedHolder = sql<string | null>`(select correction.name
  from certificate_corrections correction join certificates c on c.uuid = correction.certificate
  where c.reflection = ${reflections.uuid} and correction.outcome = 'made'
  order by correction.decided_at desc limit 1)`;

/** The area's pods, in its order, in which the learner was signed off, under whichever area. */
const podsCovered = sql<string[]>`array(select p.name
  from area_pods ap join pods p on p.uuid = ap.pod and p.active
    join reflections r on r.pod = p.uuid and r.learner = ${reflections.learner}
  where ap.area = ${reflections.area} and r.completed_at is not null
  order by ap.position, p.name)`;

const firstOrganisation = sql<string | null>`(select o.name
  from memberships m join organisations o on o.uuid = m.organisation
  where m."user" = ${reflections.learner} and m.left_at is null
  order by m.joined_at, m.position, o.name limit 1)`;

const isReplacement = sql<boolean>`exists (select from certificates c
  where c.reflection = ${reflections.uuid} and c.withdrawn_at is not null and c.replaced_by is null)`;

/** In the statement that stores the certificate, so that no number is lost. */
const nextNumber = ({ db }: Context, year: number) =>
  db
    .insert(certificateNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: certificateNumbers.year,
      set: { last: sql`${certificateNumbers.last} + 1` },
    })
    .returning({ last: certificateNumbers.last });
