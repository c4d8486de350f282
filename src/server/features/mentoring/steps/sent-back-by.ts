import { sql } from 'drizzle-orm';
import { reflections } from '#server/schema/index.ts';

/**
 * Who sent a reflection back last. Whom it returns to may be another by now: a new mentor of its
 * learner gets what a former one asked more of.
 */
export const sentBackBy = sql<{ uuid: string; name: string } | null>`(
  select json_build_object('uuid', u.uuid, 'name', u.name)
  from reflection_steps s join users u on u.uuid = s.actor
  where s.reflection = ${reflections.uuid} and s.step = 'sent_back'
    and s.round = ${reflections.round} - 1
  order by s.number desc limit 1)`;
