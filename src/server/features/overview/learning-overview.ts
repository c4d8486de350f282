import { type SQL, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { learningOverview as contract } from '#contract/system/overview.ts';
import { countMissing } from '#server/features/localisation/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { readGroups, wholeGroup } from './group.ts';

/** What is unfinished. What is switched off is left out: it is not meant for learners now. */
export async function learningOverview(ctx: Context): Promise<Reply<typeof contract>> {
  const [groups, texts_without_te_reo] = await Promise.all([
    readGroups(ctx, {
      areas_without_pods: wholeGroup(sql`select a.uuid, a.name from areas a
        where a.active and not exists (select from area_pods ap where ap.area = a.uuid)`),
      areas_without_questions: wholeGroup(sql`select a.uuid, a.name from areas a
        where a.active and ${asked(sql`q.area = a.uuid`)} = 0`),
      pods_without_questions: wholeGroup(sql`select p.uuid, p.name from pods p
        where p.active and ${asked(sql`q.pod = p.uuid`)} = 0`),
      pods_without_area: wholeGroup(sql`select p.uuid, p.name from pods p
        where p.active and not exists (select from area_pods ap where ap.pod = p.uuid)`),
      without_te_reo: wholeGroup(withoutTeReo),
      retired_words: wholeGroup(retiredWords),
      inactive_areas: wholeGroup(sql`select a.uuid, a.name from areas a
        where not a.active and exists (select from assignments s where s.area = a.uuid)`),
    }),
    countMissing(ctx, 'mi'),
  ]);
  return { overview: { ...groups, texts_without_te_reo } };
}

/** How many questions a learner who begins now is asked. */
const asked = (of: SQL, locale = 'en') => sql`(select count(*) from questions q
  where ${of} and q.locale = ${locale} and q.active and q.retired_at is null)`;

/** Begun from the English questions, and not translated yet. */
const isCopied = sql`exists (select from questions e where e.question = q.question
  and e.locale = 'en' and e.retired_at is null and (e.area = q.area or e.pod = q.pod))`;

/** The two languages are lists of their own: what counts is which is longer. */
const lacksTeReo = (of: SQL) => sql`${asked(of)} > ${asked(sql`${of} and not ${isCopied}`, 'mi')}`;

const withoutTeReo = sql`select a.uuid, a.name from areas a
    where a.active and ${lacksTeReo(sql`q.area = a.uuid`)}
    union all
    select p.uuid, p.name from pods p where p.active and ${lacksTeReo(sql`q.pod = p.uuid`)}`;

const retiredWords = sql`select w.uuid, w.name from aspects w
    where w.retired_at is not null and exists (select from pods p where p.active and p.aspect = w.uuid)
    union all
    select w.uuid, w.name from subject_matters w
    where w.retired_at is not null
      and exists (select from pods p where p.active and p.subject_matter = w.uuid)`;
