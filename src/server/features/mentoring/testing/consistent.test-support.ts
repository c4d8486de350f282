import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { turnOf } from '#server/features/mentoring/rules.ts';
import {
  answers,
  answerVersions,
  auditEvents,
  certificates,
  noteVersions,
  reflectionSteps,
  reflections,
  reviews,
  reviewVersions,
} from '#server/schema/index.ts';
import type { World } from '#testing/world.ts';

/** What is stored of a reflection must agree, whatever was done to it, and by how many at once. */
export async function expectConsistent(world: World, uuid: string): Promise<void> {
  const [row] = await world.db.select().from(reflections).where(eq(reflections.uuid, uuid));
  if (!row) throw new Error(`There is no reflection ${uuid}`);
  await expectOneCertificate(world, row);
  await expectEveryRound(world, row);
  await expectHistory(world, row);
  await expectFacts(world, row);
}

type Row = typeof reflections.$inferSelect;

/** One is in force exactly while the reflection is complete; each former one names the next. */
async function expectOneCertificate({ db }: World, { uuid, completedAt }: Row) {
  const issued = await db
    .select()
    .from(certificates)
    .where(eq(certificates.reflection, uuid))
    .orderBy(asc(certificates.number));
  const inForce = issued.filter(({ withdrawnAt }) => !withdrawnAt);
  expect(inForce.map((certificate) => certificate.uuid)).toEqual(
    completedAt ? [issued.at(-1)?.uuid] : [],
  );
  expect(issued.map(({ replacedBy }) => replacedBy)).toEqual(
    issued.map((_, index) => issued[index + 1]?.uuid ?? null),
  );
}

/** Each round that was sent back is stored whole, with at least one answer marked `more`. */
async function expectEveryRound({ db }: World, { uuid, round, sentBackAt }: Row) {
  const written = await db.select().from(answers).where(eq(answers.reflection, uuid));
  const versions = await db
    .select({ round: answerVersions.round, mark: answerVersions.mark })
    .from(answerVersions)
    .innerJoin(answers, eq(answers.uuid, answerVersions.answer))
    .where(eq(answers.reflection, uuid));
  expect(sentBackAt !== null).toBe(round > 1);
  for (let past = 1; past < round; past += 1) {
    const marks = versions.filter((version) => version.round === past).map(({ mark }) => mark);
    expect(marks).toHaveLength(written.length);
    expect(marks).toContain('more');
  }
  expect(versions.filter((version) => version.round >= round)).toEqual([]);
}

/** The history has every step once, and no step that was not taken. */
async function expectHistory({ db }: World, { uuid, round, submittedAt, completedAt }: Row) {
  const events = await db.select().from(auditEvents).where(eq(auditEvents.subject, uuid));
  const count = (action: string) => events.filter((event) => event.action === action).length;
  const submitted = count('reflection.submitted') + count('reflection.resubmitted');
  const submissions = submitted - count('reflection.withdrawn');
  const sentBack = count('reflection.sent-back') - count('reflection.send-back-undone');
  expect(sentBack).toBe(round - 1);
  expect(submissions - sentBack).toBe(submittedAt ? 1 : 0);
  expect(count('reflection.signed-off') - count('reflection.reopened')).toBe(completedAt ? 1 : 0);
}

const stateAfter = {
  begun: 'learner',
  sent_back: 'learner',
  send_back_undone: 'mentor',
  submitted: 'mentor',
  withdrawn: 'learner',
  reopened: 'mentor',
  signed_off: null,
} as const;

/** The facts have every step of the history, numbered without gaps, and lead to the present state. */
async function expectFacts({ db }: World, row: Row) {
  const steps = await db
    .select()
    .from(reflectionSteps)
    .where(eq(reflectionSteps.reflection, row.uuid))
    .orderBy(asc(reflectionSteps.number));
  const events = await db.select().from(auditEvents).where(eq(auditEvents.subject, row.uuid));
  const stepsInHistory = events.flatMap(({ action }) => stepOf[action] ?? []);
  const last = steps.at(-1)?.step ?? 'begun';
  const times = steps.map(({ at }) => at.getTime());
  expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(steps.map(({ step }) => step).sort()).toEqual(stepsInHistory.sort());
  expect(stateAfter[last]).toBe(turnOf(row).whose);
}

const stepOf: Record<string, string> = {
  'reflection.begun': 'begun',
  'reflection.submitted': 'submitted',
  'reflection.resubmitted': 'submitted',
  'reflection.withdrawn': 'withdrawn',
  'reflection.sent-back': 'sent_back',
  'reflection.send-back-undone': 'send_back_undone',
  'reflection.signed-off': 'signed_off',
  'reflection.reopened': 'reopened',
};

/** Every text that is stored: current and former ones. */
export async function storedTexts({ db }: World, uuid: string): Promise<Set<string>> {
  const isOfReflection = eq(answers.reflection, uuid);
  const [now, past, reviewed, overwritten, noted, notes] = await Promise.all([
    db.select({ text: answers.answer }).from(answers).where(isOfReflection),
    db
      .select({ text: answerVersions.text, review: answerVersions.review })
      .from(answerVersions)
      .innerJoin(answers, eq(answers.uuid, answerVersions.answer))
      .where(isOfReflection),
    db
      .select({ text: reviews.review })
      .from(reviews)
      .innerJoin(answers, eq(answers.uuid, reviews.answer))
      .where(isOfReflection),
    db
      .select({ text: reviewVersions.text })
      .from(reviewVersions)
      .innerJoin(reviews, eq(reviews.uuid, reviewVersions.review))
      .innerJoin(answers, eq(answers.uuid, reviews.answer))
      .where(isOfReflection),
    db
      .select({ text: noteVersions.text })
      .from(noteVersions)
      .where(eq(noteVersions.reflection, uuid)),
    db
      .select({ text: reflections.externalLearning })
      .from(reflections)
      .where(eq(reflections.uuid, uuid)),
  ]);
  return new Set([now, past, reviewed, overwritten, noted, notes].flat().map(({ text }) => text));
}
