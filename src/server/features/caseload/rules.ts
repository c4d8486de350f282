import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { Move } from '#contract/mentoring/caseload.ts';
import type { Role } from '#contract/permissions.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { caseloadErrorsMessages } from '#messages/mentoring/caseload-errors.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';

type Person = { uuid: string; active: boolean; roles: readonly Role[] };

/** A mentor, or an administrator, who may review as well. */
export const mayHaveLearners = ({ active, roles }: Person): boolean =>
  active && roles.some((role) => role === 'mentor' || role === 'admin');

/** With `takes`, only these learners can go there. */
type Holder = { uuid: string; has: number; takes?: ReadonlySet<string> | undefined };
type SharedLearners = { learners: readonly string[]; of: string | null };

/**
 * The new mentor of each learner. One after the other, learners go to the mentor who has fewest by
 * then, or to the first of those with as few. A mentor whose own learners are shared out comes first,
 * and so keeps a fair share. Nobody mentors themself, and mentors of an organisation take its learners
 * alone: learners whom fewest mentors can have are placed first, while there is most choice, and one
 * who can't be placed at all is left out.
 */
export function shareOut(
  { learners, of }: SharedLearners,
  mentors: readonly Holder[],
): Map<string, string> {
  const inTurn = mentors.toSorted((a, b) => Number(b.uuid === of) - Number(a.uuid === of));
  const load = new Map(
    inTurn.map(({ uuid, has }) => [uuid, uuid === of ? has - learners.length : has]),
  );
  const mentorOf = new Map<string, string>();
  const canTake = (learner: string) =>
    inTurn.filter(({ uuid, takes }) => uuid !== learner && (takes?.has(learner) ?? true));
  const fewestFirst = learners
    .map((learner) => ({ learner, holders: canTake(learner) }))
    .toSorted((a, b) => a.holders.length - b.holders.length);
  for (const { learner, holders } of fewestFirst) {
    const mentor = leastLoaded(load, holders);
    if (mentor === undefined) continue;
    mentorOf.set(learner, mentor);
    load.set(mentor, (load.get(mentor) ?? 0) + 1);
  }
  return mentorOf;
}

function leastLoaded(
  load: ReadonlyMap<string, number>,
  holders: readonly Holder[],
): string | undefined {
  let least: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { uuid } of holders) {
    const has = load.get(uuid) ?? 0;
    if (has >= fewest) continue;
    least = uuid;
    fewest = has;
  }
  return least;
}

type People = ReadonlyMap<string, Person & { name: string }>;

/** Where learners can go, and whom the caller leaves as they are, with the name of their mentor. */
export type MoveLimits = {
  ofOrganisations: ReadonlyMap<string, ReadonlySet<string>>;
  mentoredElsewhere: ReadonlyMap<string, string>;
};

const noLimits: MoveLimits = { ofOrganisations: new Map(), mentoredElsewhere: new Map() };

/** Errors for the moves that can never be made, by field; empty when all can. */
export function moveErrors(
  moves: readonly Move[],
  people: People,
  limits: MoveLimits = noLimits,
): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, { learner, to }] of moves.entries()) {
    const mentor = to === null ? null : people.get(to);
    const person = people.get(learner);
    const elsewhere = limits.mentoredElsewhere.get(learner);
    if (!person?.roles.includes('independent_learner')) {
      errors[`moves.${index}.learner`] = [invalidSelection('learner')];
    } else if (elsewhere !== undefined) {
      errors[`moves.${index}.learner`] = [
        message(caseloadErrorsMessages.mentoredElsewhere, {
          learner: person.name,
          mentor: elsewhere,
        }),
      ];
    } else if (seen.has(learner)) {
      errors[`moves.${index}.learner`] = [caseloadErrorsMessages.learnerTwice];
    } else if (to === learner) {
      errors[`moves.${index}.to`] = [caseloadErrorsMessages.ownMentor];
    } else if (mentor === undefined) {
      errors[`moves.${index}.to`] = [invalidSelection('mentor')];
    } else if (mentor) {
      const refusal = refusalOf(mentor, person, limits);
      if (refusal) errors[`moves.${index}.to`] = [refusal];
    }
    seen.add(learner);
  }
  return errors;
}

function refusalOf(
  mentor: Person & { name: string },
  learner: { uuid: string; name: string },
  { ofOrganisations }: MoveLimits,
): Message | undefined {
  if (mayHaveLearners(mentor)) return undefined;
  const theirs = mentor.active ? ofOrganisations.get(mentor.uuid) : undefined;
  if (theirs?.has(learner.uuid)) return undefined;
  return theirs
    ? message(caseloadErrorsMessages.notOfTheirs, { mentor: mentor.name, learner: learner.name })
    : message(caseloadErrorsMessages.notMentor, { mentor: mentor.name });
}
