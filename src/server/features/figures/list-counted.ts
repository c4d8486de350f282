import { sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { countedReflections as contract } from '#contract/figures/figures.ts';
import type { Context } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { type CountedFilter, withCounted } from './counted.ts';

type Named = { uuid: string; name: string };
type Place = Named & { name_mi: string | null };
type Row = {
  reflection: string;
  learner: Named;
  area: Place;
  pod: Place | null;
  organisation: Named | null;
  mentor: Named | null;
  at: string;
  days: number | null;
};

/** The reflections that a figure counts: of what waits the oldest first, of the rest the latest. */
export async function listCounted(
  ctx: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { limit, offset } = limitOffset(query);
  const [rows, total, about] = await Promise.all([
    readCounted(ctx, query, { limit, offset }),
    countCounted(ctx, query),
    namesOf(ctx, query),
  ]);
  return { reflections: paged(rows, total, query), about };
}

export async function readCounted(
  ctx: Context,
  filter: CountedFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const order = filter.of === 'waiting' ? sql`c.at, c.reflection` : sql`c.at desc, c.reflection`;
  const { rows } = await ctx.db.execute<Row>(sql`${withCounted(ctx, filter)}
    select c.reflection, c.at, c.days, ${named('u')} as learner, ${place('a')} as area,
      case when p.uuid is not null then ${place('p')} end as pod,
      case when o.uuid is not null then ${named('o')} end as organisation,
      case when m.uuid is not null then ${named('m')} end as mentor
    from (select * from counted c order by ${order} limit ${limit} offset ${offset}) c
    join users u on u.uuid = c.learner join areas a on a.uuid = c.area
    left join pods p on p.uuid = c.pod left join organisations o on o.uuid = c.organisation
    left join users m on m.uuid = c.mentor order by ${order}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

const named = (table: string) =>
  sql.raw(`json_build_object('uuid', ${table}.uuid, 'name', ${table}.name)`);

const place = (table: string) =>
  sql.raw(
    `json_build_object('uuid', ${table}.uuid, 'name', ${table}.name, 'name_mi', ${table}.name_mi)`,
  );

async function countCounted(ctx: Context, filter: CountedFilter): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`${withCounted(ctx, filter)} select count(*)::int as count from counted`,
  );
  return rows[0]?.count ?? 0;
}

type About = Reply<typeof contract>['about'];

/** What the filters are called, also where they find nothing. */
export async function namesOf(
  { db }: Context,
  { area, organisation, mentor }: Partial<CountedFilter>,
): Promise<About> {
  const person = mentor === 'none' ? undefined : mentor;
  const { rows } = await db.execute<About>(sql`select
    (select ${place('a')} from areas a where a.uuid = ${area ?? null}::uuid) as area,
    (select ${named('o')} from organisations o where o.uuid = ${organisation ?? null}::uuid)
      as organisation,
    (select ${named('u')} from users u where u.uuid = ${person ?? null}::uuid) as mentor`);
  return rows[0] ?? { area: null, organisation: null, mentor: null };
}
