import { between, daysAfter, minutesAfter } from './calendar.ts';
import { at, type Dice, diceFor, idOf } from './chance.ts';
import { type AreaKey, areas, type PodKey, pods } from './content/areas-and-pods.ts';
import { externalNotes } from './content/external-notes.ts';
import { children, colleagues } from './content/names.ts';
import { organisationSeeds } from './content/organisations.ts';
import { areaId, podId, questionsOf } from './learning-rows.ts';
import type { Person } from './people.ts';
import type { Sitting } from './sittings.ts';

type Written = { learner: Person; mentor: Person; area: AreaKey; sitting: Sitting; now: Date };

/** As known.ts makes it too: of whose it is and what it is about. */
export function reflectionId(
  { email }: { email: string },
  { area, pod }: { area: AreaKey; pod: PodKey | null },
): string {
  return idOf('reflection', email, pod ? pods[pod].name : areas[area].name);
}

/** A reflection with its questions, answers and reviews. */
export function reflectionRows({ learner, mentor, area, sitting, now }: Written) {
  const { pod, begunAt, submittedAt, completedAt } = sitting;
  const uuid = reflectionId(learner, { area, pod });
  const dice = diceFor(`reflection ${uuid}`);
  const asked = questionsOf(pod ? { pod } : { area });
  const answered = submittedAt ? asked.length : dice.whole(1, asked.length - 1);
  const reviewed = completedAt ? asked.length : sitting.reviewed;
  const personal = namesFor(asked.length, dice, pod !== null);
  const variant = pod === null && teachesInSchool(learner) ? 1 : 0;

  const pieces = asked.map(({ uuid: question, written }, index) => {
    const { answer, review } = at(written, variant);
    const writtenAt = answerTime(sitting, (index + 1) / (asked.length + 1), now);
    return {
      answer: {
        ...{ uuid: idOf('answer', uuid, index), reflection: uuid, question },
        answer: index < answered ? personal(answer, index) : '',
        ...{ createdAt: writtenAt, updatedAt: writtenAt },
      },
      review: {
        ...{ uuid: idOf('review', uuid, index), answer: idOf('answer', uuid, index) },
        review: personal(review, index),
        reviewer: mentor.uuid,
        ...reviewTimes(sitting, index - asked.length, now),
      },
    };
  });
  // The one they have just opened is stored empty; those after it are not there at all.
  const begun = pieces.slice(0, answered + 1);
  const notes = pod === null && reviewed > 0 && dice.chance(0.45) ? dice.pick(externalNotes) : '';

  return {
    reflection: {
      ...{ uuid, learner: learner.uuid, area: areaId(area), pod: pod && podId(pod) },
      ...{ externalLearning: notes, submittedAt, completedAt },
      completedBy: completedAt && mentor.uuid,
      ...{ createdAt: begunAt, updatedAt: completedAt ?? submittedAt ?? begunAt },
    },
    questions: asked.map(({ uuid: question, ask, position }) => ({
      ...{ reflection: uuid, question, position, wording: ask },
    })),
    answers: begun.map(({ answer }) => answer),
    reviews: pieces.slice(0, reviewed).map(({ review }) => review),
  };
}

export type ReflectionRows = ReturnType<typeof reflectionRows>;

function teachesInSchool({ organisations: [first] }: Person): boolean {
  return organisationSeeds.some(({ name, type }) => name === first && type === 'school');
}

/** An area's answers tell of a child each, a pod's of the same one throughout. */
function namesFor(count: number, dice: Dice, isPod: boolean) {
  const cast = dice.shuffled(children);
  const crew = dice.shuffled(colleagues);
  return (text: string, index: number): string => {
    const who = isPod ? 0 : index;
    return text
      .replaceAll('{child}', at(cast, who))
      .replaceAll('{friend}', at(cast, count + who))
      .replaceAll('{colleague}', at(crew, isPod ? 0 : index));
  };
}

function answerTime({ begunAt, submittedAt }: Sitting, share: number, now: Date): Date {
  const soon = daysAfter(begunAt, 2);
  return between(begunAt, submittedAt ?? (soon < now ? soon : now), share);
}

/** The evening of the sign-off, or half-way through the wait where somebody was interrupted. */
function reviewTimes({ submittedAt, completedAt }: Sitting, fromEnd: number, now: Date) {
  const end = completedAt ?? between(submittedAt ?? now, now, 0.5);
  const createdAt = minutesAfter(end, fromEnd * 7);
  return { createdAt, updatedAt: createdAt };
}
