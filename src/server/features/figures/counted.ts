import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { countedQuery } from '#contract/figures/figures.schemas.ts';
import { ageRange, type CountedKind } from '#contract/figures/figures.ts';
import type { Context } from '#server/platform/data/context.ts';
import { matches } from '#server/platform/data/search.ts';
import type { reflectionSteps } from '#server/schema/index.ts';
import { dayOf, within, workingDays } from './working-days.ts';

export type CountedFilter = z.output<z.ZodObject<typeof countedQuery>>;
type Step = (typeof reflectionSteps.$inferSelect)['step'];
type Period = { from?: string | undefined; to?: string | undefined };

const at = sql`s.at`;
const fact = sql`s.reflection, s.learner, s.area, s.pod, s.organisation`;
const ownMentor = sql`(select own.mentor from present_mentors own where own.learner = s.learner)`;

/** The next step undid it: it reached nobody. */
const isUndone = (step: SQL, undoing: Step) =>
  sql`exists (select from reflection_steps undone where undone.reflection = ${step}.reflection
    and undone.number = ${step}.number + 1 and undone.step = ${undoing})`;

/** What the mentors had of it: a submission that was withdrawn is none. */
const isSubmission = (step: SQL) =>
  sql`(${step}.step = 'submitted' and not ${isUndone(step, 'withdrawn')})`;

const firstSubmission = sql`(select f.at from reflection_steps f
  where f.reflection = s.reflection and ${isSubmission(sql`f`)} order by f.number limit 1)`;

/** What the learner had of it. */
const isAnswer = (step: SQL) =>
  sql`(${step}.step = 'signed_off'
    or ${step}.step = 'sent_back' and not ${isUndone(step, 'send_back_undone')})`;

/**
 * What each kind of figure counts, a row each: whose it is and was, when, and the two instants that
 * working days are counted between. Figures and the lists behind them are made of these alone, so that
 * a list always has as many rows as its figure says.
 */
const rowsOf: Record<CountedKind, (period: Period, now: SQL) => SQL> = {
  submitted: (period) => sql`
    select ${fact}, ${ownMentor} as mentor, s.at, null::timestamptz as since, s.at as until
    from reflection_steps s where ${isSubmission(sql`s`)} and ${within(at, period)}`,

  signed_off: (period) => sql`
    select ${fact}, s.actor as mentor, s.at, ${firstSubmission} as since, s.at as until
    from reflection_steps s where s.step = 'signed_off' and ${within(at, period)}`,

  answered: (period) => sql`
    select ${fact}, s.actor as mentor, s.at, ${firstSubmission} as since, s.at as until
    from reflection_steps s where ${isAnswer(sql`s`)} and ${within(at, period)} and not exists (
      select from reflection_steps e
      where e.reflection = s.reflection and e.number < s.number and ${isAnswer(sql`e`)})`,

  finished: (period) => sql`
    select ${fact}, s.actor as mentor, s.at, ${firstSubmission} as since, s.at as until
    from reflection_steps s where s.step = 'signed_off' and ${within(at, period)} and not exists (
      select from reflection_steps l where l.reflection = s.reflection and l.number > s.number)`,

  waiting: (_, now) => sql`
    select s.uuid as reflection, s.learner, s.area, s.pod, (
        select m.organisation from memberships m where m."user" = s.learner and m.left_at is null
        order by m.joined_at, m.position, m.organisation limit 1) as organisation,
      ${ownMentor} as mentor, greatest(s.submitted_at, s.reopened_at) as at,
      greatest(s.submitted_at, s.reopened_at) as since, ${now} as until
    from reflections s where s.submitted_at is not null and s.completed_at is null`,
};

/** The rows of a figure as `counted`, with their working days, for a statement that follows. */
export function withCounted(ctx: Context, filter: CountedFilter): SQL {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  return sql`with calendar as materialized (${workingDays(ctx)}), counted as (
    select r.*, ended.number - began.number as days
    from (${rowsOf[filter.of](filter, now)}) r
    left join calendar began on began.day = ${dayOf(sql`r.since`)}
    left join calendar ended on ended.day = ${dayOf(sql`r.until`)}
    where ${conditionOf(filter)}) `;
}

function conditionOf({ area, organisation, mentor, age, search }: CountedFilter): SQL {
  const { from, to } = ageRange(age ?? '0');
  const days = sql`ended.number - began.number`;
  const isNamed = matches(sql`u.search`, search);
  return sql.join(
    [
      sql`true`,
      ...(area === undefined ? [] : [sql`r.area = ${area}`]),
      ...(organisation === undefined ? [] : [sql`r.organisation = ${organisation}`]),
      ...(mentor === undefined ? [] : [isOf(mentor)]),
      ...(age === undefined
        ? []
        : [sql`${days} >= ${from} and (${to}::int is null or ${days} <= ${to})`]),
      ...(isNamed
        ? [sql`exists (select from users u where u.uuid = r.learner and ${isNamed})`]
        : []),
    ],
    sql` and `,
  );
}

const isOf = (mentor: string) =>
  mentor === 'none' ? sql`r.mentor is null` : sql`r.mentor = ${mentor}`;
