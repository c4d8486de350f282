import { between, daysAfter, minutesAfter } from './calendar.ts';
import { type AreaKey, areas, type PodKey, pods } from './content/areas-and-pods.ts';
import { externalNotes } from './content/external-notes.ts';
import { children, colleagues } from './content/names.ts';
import { reopenedReason } from './content/notes.ts';
import { organisationSeeds } from './content/organisations.ts';
import { areaId, podId, questionsOf } from './learning-rows.ts';
import type { Person } from './people.ts';
import { cyclicItem, idOf, type Random, randomFor } from './random.ts';
import type { ReflectionTimeline } from './reflection-timelines.ts';
import { stepRows } from './step-rows.ts';
import { versionRows } from './version-rows.ts';

type Written = {
  learner: Person;
  mentor: Person;
  admin: Person;
  area: AreaKey;
  sitting: ReflectionTimeline;
  now: Date;
};

/** The same id as in named-records.ts, made of the learner, area and pod. */
export function reflectionId(
  { email }: { email: string },
  { area, pod }: { area: AreaKey; pod: PodKey | null },
): string {
  return idOf('reflection', email, pod ? pods[pod].name : areas[area].name);
}

/** A reflection with its questions, answers and reviews, and what it went through. */
export function reflectionRows({ learner, mentor, admin, area, sitting, now }: Written) {
  const { pod, begunAt, submittedAt, completedAt, sentBack, reopened } = sitting;
  const uuid = reflectionId(learner, { area, pod });
  const dice = randomFor(`reflection ${uuid}`);
  const asked = questionsOf(pod ? { pod } : { area });
  const answered = submittedAt || sentBack ? asked.length : dice.whole(1, asked.length - 1);
  const isReviewed = completedAt !== null || isSentBack(sitting);
  const reviewed = isReviewed || sitting.reviewed === 'all' ? asked.length : sitting.reviewed;
  // A mentor may reopen within a day, after that only an administrator.
  const reopener = (completedAt ? mentor : admin).uuid;
  const personal = namesFor(asked.length, dice, pod !== null);
  const variant = pod === null && teachesInSchool(learner) ? 1 : 0;

  const pieces = asked.map(({ uuid: question, written }, index) => {
    const { answer, review } = cyclicItem(written, variant);
    const writtenAt = answerTime(sitting, (index + 1) / (asked.length + 1), now);
    const text = personal(review, index);
    return {
      answer: {
        uuid: idOf('answer', uuid, index),
        reflection: uuid,
        question,
        answer: index < answered ? personal(answer, index) : '',
        createdAt: writtenAt,
        updatedAt: writtenAt,
      },
      review: {
        uuid: idOf('review', uuid, index),
        answer: idOf('answer', uuid, index),
        review: text,
        reviewer: mentor.uuid,
        ...reviewTimes(sitting, index - asked.length, now),
        ...publication(sitting, { published: text, publishedBy: mentor.uuid }),
      },
    };
  });
  // The question they have just opened has an empty answer; later ones have none.
  const answers = pieces.slice(0, answered + 1).map(({ answer }) => answer);
  const reviews = pieces.slice(0, reviewed).map(({ review }) => review);
  const notes = pod === null && reviewed > 0 && dice.chance(0.45) ? dice.pick(externalNotes) : '';

  return {
    reflection: {
      uuid,
      learner: learner.uuid,
      area: areaId(area),
      pod: pod && podId(pod),
      externalLearning: notes,
      publishedLearning: completedAt ? notes : '',
      submittedAt,
      completedAt,
      completedBy: completedAt && mentor.uuid,
      round: sentBack ? 2 : 1,
      sentBackAt: sentBack?.at ?? null,
      returnsTo: sentBack || reopened ? mentor.uuid : null,
      ...(reopened && { reopenedAt: reopened.at, reopenedBy: reopener, reopenedReason }),
      createdAt: begunAt,
      updatedAt: latest(sitting),
    },
    questions: asked.map(({ uuid: question, ask, position }) => ({
      reflection: uuid,
      question,
      position,
      wording: ask,
    })),
    answers,
    reviews,
    versions: versionRows(sitting, { answers, reviews }),
    steps: stepRows(sitting, { learner: learner.uuid, mentor: mentor.uuid, reopener }),
  };
}

/** Whether it was sent back and is with the learner again. */
const isSentBack = ({ sentBack, submittedAt }: ReflectionTimeline) =>
  sentBack !== undefined && !submittedAt;

function latest({
  begunAt,
  submittedAt,
  completedAt,
  sentBack,
  reopened,
}: ReflectionTimeline): Date {
  const steps = [begunAt, submittedAt, completedAt, sentBack?.at, reopened?.at];
  return new Date(Math.max(...steps.map((step) => step?.getTime() ?? 0)));
}

/** The learner can read the reviews from the last sign-off or sending back on. */
function publication(
  { completedAt, sentBack, reopened }: ReflectionTimeline,
  published: { published: string; publishedBy: string },
) {
  const publishedAt = completedAt ?? reopened?.signedOffAt ?? sentBack?.at;
  return publishedAt ? { ...published, publishedAt } : {};
}

export type ReflectionRows = ReturnType<typeof reflectionRows>;

function teachesInSchool({ organisations: [first] }: Person): boolean {
  return organisationSeeds.some(({ name, type }) => name === first && type === 'school');
}

/** The answers of an area are about a different child each, those of a pod about the same one. */
function namesFor(count: number, dice: Random, isPod: boolean) {
  const cast = dice.shuffled(children);
  const crew = dice.shuffled(colleagues);
  return (text: string, index: number): string => {
    const who = isPod ? 0 : index;
    return text
      .replaceAll('{child}', cyclicItem(cast, who))
      .replaceAll('{friend}', cyclicItem(cast, count + who))
      .replaceAll('{colleague}', cyclicItem(crew, isPod ? 0 : index));
  };
}

function answerTime(
  { begunAt, submittedAt, sentBack }: ReflectionTimeline,
  share: number,
  now: Date,
): Date {
  const soon = daysAfter(begunAt, 2);
  const end = sentBack?.submittedAt ?? submittedAt ?? (soon < now ? soon : now);
  return between(begunAt, end, share);
}

/** The evening of sending back or sign-off, or half-way through the wait where a review is unfinished. */
function reviewTimes(sitting: ReflectionTimeline, fromEnd: number, now: Date) {
  const { submittedAt, completedAt, sentBack, reopened } = sitting;
  const done = sentBack?.at ?? reopened?.signedOffAt ?? completedAt;
  const end = done ?? between(submittedAt ?? now, now, 0.5);
  const createdAt = minutesAfter(end, fromEnd * 7);
  return { createdAt, updatedAt: createdAt };
}
