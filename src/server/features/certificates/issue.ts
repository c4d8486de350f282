import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { yearOf } from '#messages/dates.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notices/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import {
  areaPods,
  areas,
  certificateCorrections,
  certificateNumbers,
  certificates,
  memberships,
  organisations,
  pods,
  reflections,
  users,
} from '#server/schema/index.ts';
import { newCode } from './certificate-code.ts';
import { assertPrintable } from './drawing/assert-printable.ts';
import { announceCertificate, drawCertificate } from './job-kinds.ts';
import { replaceWith } from './withdraw.ts';

/**
 * Issues the certificate of an area's own reflection, in the caller's transaction, which has locked
 * the reflection. What is printed is copied and not referred to, so that nothing renamed later changes
 * it. A certificate withdrawn before then points to this one.
 */
export async function issueCertificate(ctx: Context, reflection: string): Promise<void> {
  const { areaUuid, ...facts } = await readFacts(ctx, reflection);
  const holder = (await correctedName(ctx, reflection)) ?? facts.holder;
  await assertPrintable('reflection', holder);
  const issued = await issue(ctx, {
    ...facts,
    reflection,
    holder,
    pods: await podsCovered(ctx, facts.learner, areaUuid),
    mentor: ctx.user.name,
    organisation: await firstOrganisation(ctx, facts.learner),
  });
  await replaceWith(ctx, issued);
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
  // Last, because from here to the commit every other certificate waits for its number.
  const number = await nextNumber(ctx);
  const [issued] = await ctx.db
    .insert(certificates)
    .values({ ...facts, uuid, number, code: newCode(), issuedAt: ctx.now, ...dates })
    .returning();
  if (!issued) throw new Error(`Certificate ${number} was not stored`);
  await recordEvent(ctx, {
    action: 'certificate.issued',
    subjectType: 'certificate',
    subject: uuid,
    after: { number },
  });
  await ctx.jobs.add(ctx, drawCertificate, { certificate: uuid });
  await ctx.jobs.add(ctx, announceCertificate, { certificate: uuid });
  const { reflection, learner: recipient } = facts;
  await notify(ctx, { kind: 'certificate_issued', reflection, recipient, certificate: uuid });
  return issued;
}

async function readFacts({ db }: Context, reflection: string) {
  const [found] = await db
    .select({
      learner: reflections.learner,
      holder: users.name,
      locale: users.locale,
      areaUuid: areas.uuid,
      area: areas.name,
      areaMi: areas.nameMi,
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .where(and(eq(reflections.uuid, reflection), isNull(reflections.pod)));
  if (!found) throw new Error(`Reflection ${reflection} is not an area's own`);
  return found;
}

/** The name as an administrator last corrected it, which holds for later certificates too. */
async function correctedName({ db }: Context, reflection: string): Promise<string | undefined> {
  const [correction] = await db
    .select({ name: certificateCorrections.name })
    .from(certificateCorrections)
    .innerJoin(certificates, eq(certificates.uuid, certificateCorrections.certificate))
    .where(and(eq(certificates.reflection, reflection), eq(certificateCorrections.outcome, 'made')))
    .orderBy(desc(certificateCorrections.decidedAt))
    .limit(1);
  return correction?.name;
}

/** The area's pods, in its order, in which the learner was signed off, under whichever area. */
async function podsCovered({ db }: Context, learner: string, area: string): Promise<string[]> {
  const covered = await db
    .select({ name: pods.name })
    .from(areaPods)
    .innerJoin(pods, eq(pods.uuid, areaPods.pod))
    .innerJoin(reflections, and(eq(reflections.pod, pods.uuid), eq(reflections.learner, learner)))
    .where(and(eq(areaPods.area, area), eq(pods.active, true), isNotNull(reflections.completedAt)))
    .orderBy(asc(areaPods.position), asc(pods.name));
  return covered.map(({ name }) => name);
}

async function firstOrganisation({ db }: Context, learner: string): Promise<string | null> {
  const [first] = await db
    .select({ name: organisations.name })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.uuid, memberships.organisation))
    .where(and(eq(memberships.user, learner), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(organisations.name))
    .limit(1);
  return first?.name ?? null;
}

async function nextNumber({ db, now }: Context): Promise<string> {
  const year = yearOf(now);
  const [counted] = await db
    .insert(certificateNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: certificateNumbers.year,
      set: { last: sql`${certificateNumbers.last} + 1` },
    })
    .returning({ last: certificateNumbers.last });
  if (!counted) throw new Error(`No certificate number for ${year}`);
  return `SW-${year}-${String(counted.last).padStart(5, '0')}`;
}
