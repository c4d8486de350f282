import { asc, inArray } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { invalidFields } from '#server/platform/refusal.ts';
import { areas } from '#server/schema/index.ts';
import { repeated } from './rules.ts';

/**
 * Refuses areas that can't be given: unknown, chosen twice, or not active and not the learner's
 * already. Held until the transaction ends, so that none is switched off in between.
 */
export async function holdAreas(ctx: Context, chosen: string[], held: string[] = []) {
  const rows = await ctx.db
    .select({ uuid: areas.uuid, name: areas.name, active: areas.active })
    .from(areas)
    .where(inArray(areas.uuid, chosen))
    .orderBy(asc(areas.uuid))
    .for('share');
  const found = new Map(rows.map((row) => [row.uuid, row]));
  const twice = repeated(chosen);

  const errors: Record<string, string[]> = {};
  for (const [index, uuid] of chosen.entries()) {
    const area = found.get(uuid);
    const field = `areas_list.${index}`;
    if (!area) errors[field] = ['The selected area is invalid.'];
    else if (twice.has(index)) errors[field] = [`${area.name} is chosen twice.`];
    else if (!area.active && !held.includes(uuid)) {
      errors[field] = [`${area.name} is not active, so it can't be newly assigned.`];
    }
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
