import { sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { ageRange, type figures as contract, waitingAges } from '#contract/figures/figures.ts';
import { dateOf } from '#messages/dates.ts';
import type { Context } from '#server/platform/data/context.ts';
import { readAreaFigures } from './completion.ts';
import { type CountedFilter, withCounted } from './counted.ts';
import { namesOf } from './list-counted.ts';
import { weeksUpTo } from './rules.ts';
import { dayOf } from './working-days.ts';

type Figures = Reply<typeof contract>;

export async function readFigures(
  ctx: Context,
  { query: { weeks: count, ...scope } }: ValidInput<typeof contract>,
): Promise<Figures> {
  const weeks = weeksUpTo(dateOf(ctx.now), Number(count));
  const period = { from: weeks[0]?.from ?? '', to: weeks.at(-1)?.to ?? '' };
  const of = { ...scope, ...period, search: '' };
  const [submitted, signedOff, waiting, answered, finished, areas, about] = await Promise.all([
    perWeek(ctx, { ...of, of: 'submitted' }),
    perWeek(ctx, { ...of, of: 'signed_off' }),
    readWaiting(ctx, { ...scope, search: '', of: 'waiting' }),
    readSpan(ctx, { ...of, of: 'answered' }),
    readSpan(ctx, { ...of, of: 'finished' }),
    readAreaFigures(ctx, scope),
    namesOf(ctx, scope),
  ]);
  return {
    ...period,
    weeks: weeks.map((week) => ({
      ...week,
      submitted: submitted.get(week.from) ?? 0,
      signed_off: signedOff.get(week.from) ?? 0,
    })),
    waiting,
    answered,
    finished,
    areas,
    about: { organisation: about.organisation },
  };
}

/** By the Monday of each week in which there were any. */
async function perWeek(ctx: Context, filter: CountedFilter): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ week: string; count: number }>(sql`
    ${withCounted(ctx, filter)}
    select date_trunc('week', ${dayOf(sql`at`)})::date::text as week, count(*)::int as count
    from counted group by 1`);
  return new Map(rows.map(({ week, count }) => [week, count]));
}

type WaitingRow = Figures['waiting'][number];

/** By mentor, who has most first, and what nobody mentors at the end; by age within each. */
async function readWaiting(ctx: Context, filter: CountedFilter): Promise<WaitingRow[]> {
  const { rows } = await ctx.db.execute<WaitingRow>(sql`${withCounted(ctx, filter)}
    select case when m.uuid is not null
        then json_build_object('uuid', m.uuid, 'name', m.name) end as mentor,
      array[${perAge}] as ages, count(*)::int as total
    from counted c left join users m on m.uuid = c.mentor
    group by m.uuid, m.name order by m.uuid is null, total desc, m.name`);
  return rows;
}

const perAge = sql.join(
  waitingAges.map((age) => {
    const { from, to } = ageRange(age);
    return sql`(count(*) filter (where days >= ${from}
      and (${to}::int is null or days <= ${to})))::int`;
  }),
  sql`, `,
);

type Span = Figures['answered'];

async function readSpan(ctx: Context, filter: CountedFilter): Promise<Span> {
  const { rows } = await ctx.db.execute<Span>(sql`${withCounted(ctx, filter)}
    select count(*)::int as count,
      percentile_disc(0.5) within group (order by days) as median,
      percentile_disc(0.9) within group (order by days) as ninetieth
    from counted`);
  return rows[0] ?? { count: 0, median: null, ninetieth: null };
}
