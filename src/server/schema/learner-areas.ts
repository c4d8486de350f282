import { type SQL, sql } from 'drizzle-orm';
import { integer, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The rows of assignments and reflections that count. */
type Counted = { assignments: SQL; reflections: SQL };

/**
 * How far each learner is in each of their areas: those assigned, and those they have written in. The
 * steps of an area are its own reflection, its active pods, and what else the learner has written
 * there: in pods that are inactive now or no longer in it. `learnerLearning` counts the same way.
 */
export const learnerAreasOf = ({ assignments, reflections }: Counted): SQL => sql`
  select c.learner, c.area, c."order", c.total, c.done, c.waiting, c.waiting_since,
    c.waiting_reflection,
    case when c.done = c.total then 'complete' when c.waiting > 0 then 'review'
      when c.sent_back > 0 then 'sent_back' when c.begun > 0 then 'in_progress'
      else 'not_started' end as state
  from (
    select l.learner, l.area, l."order",
      (1 + coalesce(active.pods, 0) + count(w.uuid) filter (where w.is_extra))::int as total,
      count(w.completed_at)::int as done,
      count(w.uuid)::int as begun,
      (count(w.submitted_at) - count(w.completed_at))::int as waiting,
      count(*) filter (where w.submitted_at is null and w.sent_back_at is not null)::int
        as sent_back,
      min(greatest(w.submitted_at, w.reopened_at)) filter (where w.is_waiting) as waiting_since,
      (array_agg(w.uuid order by greatest(w.submitted_at, w.reopened_at), w.uuid)
        filter (where w.is_waiting))[1] as waiting_reflection
    from (
      select a.learner, a.area, a."order" from ${assignments} a
      union all
      select distinct r.learner, r.area, null::int from ${reflections} r
      where not exists (
        select from assignments a where a.learner = r.learner and a.area = r.area)
    ) l
    left join (
      select ap.area, count(*)::int as pods from area_pods ap join pods p on p.uuid = ap.pod
      where p.active group by ap.area
    ) active on active.area = l.area
    left join (
      select r.uuid, r.learner, r.area, false as is_extra, r.submitted_at, r.completed_at,
        r.sent_back_at, r.reopened_at,
        r.submitted_at is not null and r.completed_at is null as is_waiting
      from ${reflections} r where r.pod is null
      union all
      select r.uuid, r.learner, ap.area, not p.active, r.submitted_at, r.completed_at,
        r.sent_back_at, r.reopened_at, r.submitted_at is not null and r.completed_at is null
      from ${reflections} r join area_pods ap on ap.pod = r.pod join pods p on p.uuid = r.pod
      union all
      select r.uuid, r.learner, r.area, true, r.submitted_at, r.completed_at,
        r.sent_back_at, r.reopened_at, r.submitted_at is not null and r.completed_at is null
      from ${reflections} r where r.pod is not null and not exists (
        select from area_pods ap where ap.pod = r.pod and ap.area = r.area)
    ) w on w.learner = l.learner and w.area = l.area
    group by l.learner, l.area, l."order", active.pods
  ) c`;

/** Of all there are. Within a scope it is `learnerAreasWithin`. */
export const learnerAreas = pgView('learner_areas', {
  learner: uuid().notNull(),
  area: uuid().notNull(),
  /** Null where it is no longer assigned. */
  order: integer(),
  total: integer().notNull(),
  done: integer().notNull(),
  waiting: integer().notNull(),
  /** The reflection that has waited longest, and since when. */
  waitingSince: instant(),
  waitingReflection: uuid(),
  state: text({
    enum: ['not_started', 'in_progress', 'sent_back', 'review', 'complete'],
  }).notNull(),
}).as(learnerAreasOf({ assignments: sql`assignments`, reflections: sql`reflections` }));
