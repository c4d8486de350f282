import { eq } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { LookupKind } from '#contract/learning/lookups.ts';
import { message } from '#lib/messages/message.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import { fieldsMessages } from '#messages/shared/fields.ts';
import { lockAreas } from '#server/features/learning/lock.ts';
import { lookupTable } from '#server/features/learning/lookups/lookup-table.ts';
import { lowerCaseUuid } from '#server/features/learning/rules.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type FieldErrors, invalidFields } from '#server/platform/http/api-error.ts';

type Chosen = {
  podAreas?: string[] | null | undefined;
  learningAspect?: string | null | undefined;
  subjectMatter?: string | null | undefined;
};
type Present = { aspect: string | null; subjectMatter: string | null; areas: string[] };

const nowhere: Present = { aspect: null, subjectMatter: null, areas: [] };

/**
 * The areas and marks of a pod, all there and all to be had; else every field that is not, at once.
 * What is left out stays as it is. The areas it comes to and those it leaves are locked until the
 * transaction ends.
 */
export async function choosePlaces(ctx: Context, chosen: Chosen, present: Present = nowhere) {
  const { podAreas, learningAspect, subjectMatter } = { ...leftAsIs(present), ...chosen };
  const given = (podAreas ?? []).map(lowerCaseUuid);
  const held = await lockAreas(ctx, [...new Set([...given, ...present.areas])]);
  const marks = { aspect: idOf(learningAspect), subjectMatter: idOf(subjectMatter) };

  const errors = {
    ...unknownAreas(given, held),
    ...(await markError(ctx, 'learning-aspects', marks.aspect, present.aspect)),
    ...(await markError(ctx, 'subject-matters', marks.subjectMatter, present.subjectMatter)),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { areas: held.filter((area) => given.includes(area)), marks };
}

const leftAsIs = ({ areas, aspect, subjectMatter }: Present): Chosen => ({
  podAreas: areas,
  learningAspect: aspect,
  subjectMatter,
});

const idOf = (given: string | null | undefined) => (given ? lowerCaseUuid(given) : null);

function unknownAreas(given: string[], known: string[]): FieldErrors {
  const refused = given.flatMap((area, index) => (known.includes(area) ? [] : index));
  return Object.fromEntries(
    refused.map((index) => [`podAreas.${index}`, [invalidSelection('area')]]),
  );
}

const fields = {
  'learning-aspects': 'learningAspect',
  'subject-matters': 'subjectMatter',
} as const;

/** A word that was retired since stays where it is, and comes to no other pod. */
async function markError(
  { db }: Context,
  kind: LookupKind,
  given: string | null,
  present: string | null,
): Promise<FieldErrors> {
  if (given === null || given === present) return {};
  const table = lookupTable(kind);
  const [found] = await db.select().from(table).where(eq(table.uuid, given));
  const field = fields[kind];
  if (!found) return { [field]: [invalidSelection(field)] };
  if (!found.retiredAt) return {};
  return { [field]: [message(learningErrorsMessages.retired, { field: fieldsMessages[field] })] };
}
