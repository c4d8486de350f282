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

type Selection = {
  podAreas?: string[] | null | undefined;
  learningAspect?: string | null | undefined;
  subjectMatter?: string | null | undefined;
};
type Current = { aspect: string | null; subjectMatter: string | null; areas: string[] };

const nothingSelected: Current = { aspect: null, subjectMatter: null, areas: [] };

/**
 * The areas and marks that a pod is to have; throws one error for all fields that name something
 * missing or retired. Fields left out stay as they are. The pod's areas, former and new, are locked
 * until the transaction ends.
 */
export async function resolveAreasAndMarks(
  ctx: Context,
  selection: Selection,
  current: Current = nothingSelected,
) {
  const { podAreas, learningAspect, subjectMatter } = { ...asSelection(current), ...selection };
  const areaUuids = (podAreas ?? []).map(lowerCaseUuid);
  const lockedAreas = await lockAreas(ctx, [...new Set([...areaUuids, ...current.areas])]);
  const marks = { aspect: uuidOrNull(learningAspect), subjectMatter: uuidOrNull(subjectMatter) };

  const errors = {
    ...unknownAreas(areaUuids, lockedAreas),
    ...(await markError(ctx, 'learning-aspects', marks.aspect, current.aspect)),
    ...(await markError(ctx, 'subject-matters', marks.subjectMatter, current.subjectMatter)),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { areas: lockedAreas.filter((area) => areaUuids.includes(area)), marks };
}

const asSelection = ({ areas, aspect, subjectMatter }: Current): Selection => ({
  podAreas: areas,
  learningAspect: aspect,
  subjectMatter,
});

const uuidOrNull = (uuid: string | null | undefined) => (uuid ? lowerCaseUuid(uuid) : null);

function unknownAreas(uuids: string[], existing: string[]): FieldErrors {
  const unknown = uuids.flatMap((area, index) => (existing.includes(area) ? [] : index));
  return Object.fromEntries(
    unknown.map((index) => [`podAreas.${index}`, [invalidSelection('area')]]),
  );
}

const fields = {
  'learning-aspects': 'learningAspect',
  'subject-matters': 'subjectMatter',
} as const;

/** A retired word may stay on the pods that have it, but not be given to another. */
async function markError(
  { db }: Context,
  kind: LookupKind,
  uuid: string | null,
  current: string | null,
): Promise<FieldErrors> {
  if (uuid === null || uuid === current) return {};
  const table = lookupTable(kind);
  const [found] = await db.select().from(table).where(eq(table.uuid, uuid));
  const field = fields[kind];
  if (!found) return { [field]: [invalidSelection(field)] };
  if (!found.retiredAt) return {};
  return { [field]: [message(learningErrorsMessages.retired, { field: fieldsMessages[field] })] };
}
