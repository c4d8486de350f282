import { type SQL, sql } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { organisationFigures as contract, figures } from '#contract/figures/figures.ts';
import { progressStates } from '#contract/mentoring/progress.ts';
import type { Context } from '#server/platform/data/context.ts';
import { limitOffset, paged } from '#server/platform/data/pagination.ts';
import { matches } from '#server/platform/data/search.ts';
import { collated } from '#server/schema/columns.ts';
import { organisations } from '#server/schema/index.ts';

type Scope = { area?: string | undefined; organisation?: string | undefined };

/** As in the list of progress, to which these figures lead: active people who learn, with this area. */
function learnersOf(area: string | undefined): SQL {
  const ofArea = area ? sql`and area = ${area}` : sql``;
  return sql`select u.uuid from users u where u.active and exists (
      select from user_roles r where r."user" = u.uuid and r.role = 'independent_learner')
    and (exists (select from assignments where learner = u.uuid ${ofArea})
      or exists (select from reflections where learner = u.uuid ${ofArea}))`;
}

const membersOf = (organisation: SQL) => sql`select m."user" from memberships m
  where m.organisation = ${organisation} and m.left_at is null`;

/** A column for each state. */
const inStates = (counted: SQL): SQL =>
  sql.join(
    progressStates.map(
      (state) =>
        sql`count(${counted}) filter (where la.state = ${state})::int as ${sql.identifier(state)}`,
    ),
    sql`, `,
  );

type AreaFigures = Reply<typeof figures>['areas'];

/** How many learners of each area are how far, by its name. */
export async function readAreaFigures(
  { db }: Context,
  { area, organisation }: Scope,
): Promise<AreaFigures> {
  const isMember = organisation
    ? sql`and la.learner in (${membersOf(sql`${organisation}`)})`
    : sql``;
  const { rows } = await db.execute<AreaFigures[number]>(sql`
    select a.uuid, a.name, a.name_mi, count(*)::int as learners, ${inStates(sql`*`)}
    from learner_areas la join areas a on a.uuid = la.area
    where la.learner in (${learnersOf(area)}) ${isMember} ${area ? sql`and la.area = ${area}` : sql``}
    group by a.uuid order by ${collated(sql`a.name`)}, a.uuid`);
  return rows;
}

type OrganisationRow = Reply<typeof contract>['organisations']['data'][number];

/** The page is cut first, so that only the areas of its organisations' learners are counted. */
export async function organisationFigures(
  ctx: Context,
  { query }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [rows, total] = await Promise.all([
    readOrganisationFigures(ctx, query, limitOffset(query)),
    ctx.db.$count(organisations, withLearners(query)),
  ]);
  return { organisations: paged(rows, total, query) };
}

type OrganisationFilter = Scope & { search: string };

export async function readOrganisationFigures(
  { db }: Context,
  filter: OrganisationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrganisationRow[]> {
  const { area } = filter;
  const { rows } = await db.execute<OrganisationRow>(sql`
    with page as materialized (
      select ${organisations.uuid}, ${organisations.name} from ${organisations}
      where ${withLearners(filter)}
      order by ${organisations.name}, ${organisations.uuid} limit ${limit} offset ${offset}
    ), members as materialized (
      select page.uuid as organisation, m."user" as learner from page
      join memberships m on m.organisation = page.uuid and m.left_at is null
      where m."user" in (${learnersOf(area)})
    )
    select page.uuid, page.name, count(distinct members.learner)::int as learners,
      ${inStates(sql`distinct la.learner`)}
    from page join members on members.organisation = page.uuid
    join (select * from learner_areas where learner = any(array(select learner from members))
      ${area ? sql`and area = ${area}` : sql``}) la on la.learner = members.learner
    group by page.uuid, page.name order by page.name, page.uuid`);
  return rows;
}

const withLearners = ({ search, area, organisation }: OrganisationFilter): SQL =>
  sql`${matches(organisations.search, search) ?? sql`true`}
  ${organisation ? sql`and ${organisations.uuid} = ${organisation}` : sql``}
  and exists (select from memberships m where m.organisation = ${organisations.uuid}
    and m.left_at is null and m."user" in (${learnersOf(area)}))`;
