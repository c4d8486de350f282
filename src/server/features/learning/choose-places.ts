import { eq } from 'drizzle-orm';
import type { LookupKind } from '#contract/lookups.ts';
import { noSuch } from '#contract/sentences.ts';
import type { Context } from '#server/platform/context.ts';
import { type FieldErrors, invalidFields } from '#server/platform/refusal.ts';
import { fieldsText } from '#texts/fields.ts';
import { learningRefusalsText } from '#texts/learning-refusals.ts';
import { say } from '#texts/text.ts';
import { holdAreas } from './hold.ts';
import { lookupTable } from './lookup-table.ts';
import { lowered } from './rules.ts';

type Chosen = {
  podAreas?: string[] | null | undefined;
  learningAspect?: string | null | undefined;
  subjectMatter?: string | null | undefined;
};
type Present = { aspect: string | null; subjectMatter: string | null; areas: string[] };

const nowhere: Present = { aspect: null, subjectMatter: null, areas: [] };

/**
 * The areas and marks of a pod, all there and all to be had; else every field that is not, at once.
 * What is left out stays as it is. The areas it comes to and those it leaves are held until the transaction ends.
 */
export async function choosePlaces(ctx: Context, chosen: Chosen, present: Present = nowhere) {
  const { podAreas, learningAspect, subjectMatter } = { ...leftAsIs(present), ...chosen };
  const given = (podAreas ?? []).map(lowered);
  const held = await holdAreas(ctx, [...new Set([...given, ...present.areas])]);
  const marks = { aspect: idOf(learningAspect), subjectMatter: idOf(subjectMatter) };

  const errors = {
    ...unknownAreas(given, held),
    ...(await refusedMark(ctx, 'learning-aspects', marks.aspect, present.aspect)),
    ...(await refusedMark(ctx, 'subject-matters', marks.subjectMatter, present.subjectMatter)),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { areas: held.filter((area) => given.includes(area)), marks };
}

const leftAsIs = ({ areas, aspect, subjectMatter }: Present): Chosen => ({
  podAreas: areas,
  learningAspect: aspect,
  subjectMatter,
});

const idOf = (given: string | null | undefined) => (given ? lowered(given) : null);

function unknownAreas(given: string[], known: string[]): FieldErrors {
  const refused = given.flatMap((area, index) => (known.includes(area) ? [] : index));
  return Object.fromEntries(refused.map((index) => [`podAreas.${index}`, [noSuch('area')]]));
}

const fields = {
  'learning-aspects': 'learningAspect',
  'subject-matters': 'subjectMatter',
} as const;

/** A word that was retired since stays where it is, and comes to no other pod. */
async function refusedMark(
  { db }: Context,
  kind: LookupKind,
  given: string | null,
  present: string | null,
): Promise<FieldErrors> {
  if (given === null || given === present) return {};
  const table = lookupTable(kind);
  const [found] = await db.select().from(table).where(eq(table.uuid, given));
  const field = fields[kind];
  if (!found) return { [field]: [noSuch(field)] };
  if (!found.retiredAt) return {};
  return { [field]: [say(learningRefusalsText.retired, { field: fieldsText[field] })] };
}
