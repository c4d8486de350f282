import { asc, inArray } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { type BilingualName, nameIn } from '#contract/organisations/place-names.ts';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { learningErrorsMessages } from '#messages/learning/learning-errors.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type FieldErrors, invalidFields } from '#server/platform/http/api-error.ts';
import { areas } from '#server/schema/index.ts';
import { repeated } from './rules.ts';

/**
 * Refuses areas that can't be given: unknown, chosen twice, or not active and not the learner's
 * already. Held until the transaction ends, so that none is switched off in between.
 */
export async function lockAssignableAreas(ctx: Context, chosen: string[], held: string[] = []) {
  const rows = await ctx.db
    .select({ uuid: areas.uuid, name: areas.name, name_mi: areas.nameMi, active: areas.active })
    .from(areas)
    .where(inArray(areas.uuid, chosen))
    .orderBy(asc(areas.uuid))
    .for('share');
  const found = new Map(rows.map((row) => [row.uuid, row]));
  const twice = repeated(chosen);

  const about = (text: MessageDescriptor<'area'>, area: BilingualName) =>
    message(text, { area: nameIn(ctx.locale, area) });

  const errors: FieldErrors = {};
  for (const [index, uuid] of chosen.entries()) {
    const area = found.get(uuid);
    const field = `areas_list.${index}`;
    if (!area) errors[field] = [invalidSelection('area')];
    else if (twice.has(index)) errors[field] = [about(learningErrorsMessages.areaTwice, area)];
    else if (!area.active && !held.includes(uuid)) {
      errors[field] = [about(learningErrorsMessages.areaNotActive, area)];
    }
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
