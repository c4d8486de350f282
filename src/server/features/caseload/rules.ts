import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { Move } from '#contract/mentoring/caseload.ts';
import type { Role } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadErrorsMessages } from '#messages/mentoring/caseload-errors.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';

type Person = { uuid: string; active: boolean; roles: readonly Role[] };

/** A mentor, or an administrator, who may review as well. */
export const mayHaveLearners = ({ active, roles }: Person): boolean =>
  active && roles.some((role) => role === 'mentor' || role === 'admin');

type Holder = { uuid: string; has: number };
type Shared = { learners: readonly string[]; of: string | null };

/**
 * To whom each learner goes: one after the other to whoever has fewest by then, among those who come
 * level to the first. Who shares out their own learners comes first, and so keeps what they may.
 * Nobody mentors themself: those who might are placed while there is most choice. Who can't be
 * placed at all is left out.
 */
export function shareOut(
  { learners, of }: Shared,
  mentors: readonly Holder[],
): Map<string, string> {
  const inTurn = mentors.toSorted((a, b) => Number(b.uuid === of) - Number(a.uuid === of));
  const load = new Map(
    inTurn.map(({ uuid, has }) => [uuid, uuid === of ? has - learners.length : has]),
  );
  const given = new Map<string, string>();
  const mentorFirst = learners.toSorted((a, b) => Number(load.has(b)) - Number(load.has(a)));
  for (const learner of mentorFirst) {
    const mentor = lowest(load, learner);
    if (mentor === undefined) continue;
    given.set(learner, mentor);
    load.set(mentor, (load.get(mentor) ?? 0) + 1);
  }
  return given;
}

function lowest(load: ReadonlyMap<string, number>, besides: string): string | undefined {
  let found: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [mentor, has] of load) {
    if (mentor === besides || has >= fewest) continue;
    found = mentor;
    fewest = has;
  }
  return found;
}

type Known = ReadonlyMap<string, Person & { name: string }>;

/** Sentences beside the moves that can never be made; empty when all can. */
export function moveErrors(moves: readonly Move[], people: Known): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [index, { learner, to }] of moves.entries()) {
    const mentor = to === null ? null : people.get(to);
    if (!people.get(learner)?.roles.includes('independent_learner')) {
      errors[`moves.${index}.learner`] = [invalidSelection('learner')];
    } else if (seen.has(learner)) {
      errors[`moves.${index}.learner`] = [caseloadErrorsMessages.learnerTwice];
    } else if (to === learner) {
      errors[`moves.${index}.to`] = [caseloadErrorsMessages.ownMentor];
    } else if (mentor === undefined) {
      errors[`moves.${index}.to`] = [invalidSelection('mentor')];
    } else if (mentor && !mayHaveLearners(mentor)) {
      errors[`moves.${index}.to`] = [
        message(caseloadErrorsMessages.notMentor, { mentor: mentor.name }),
      ];
    }
    seen.add(learner);
  }
  return errors;
}
