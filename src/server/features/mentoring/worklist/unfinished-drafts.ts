import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import { parseMark, serializeMark } from '#contract/mentoring/mark-draft.ts';
import type { unfinishedDrafts as contract } from '#contract/my-learning/drafts.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { thisReflectionWithin } from '#server/platform/data/scope.ts';
import {
  answers,
  areas,
  drafts,
  pods,
  reflectionQuestions,
  reflections,
  users,
} from '#server/schema/index.ts';

const MOST_LISTED = 50;
const EXCERPT_LENGTH = 200;

/**
 * Where this mentor left off, on whatever device. What has gone back to its learner or is finished
 * meanwhile is offered on its own page alone.
 */
export async function unfinishedDrafts({
  db,
  user,
  scope,
}: ScopedContext): Promise<Reply<typeof contract>> {
  const rows = await db
    .select(columns)
    .from(drafts)
    .innerJoin(reflections, eq(reflections.uuid, drafts.reflection))
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .leftJoin(answers, eq(answers.uuid, drafts.answer))
    .where(
      and(
        eq(drafts.user, user.uuid),
        ne(drafts.text, ''),
        or(eq(drafts.kind, 'text'), isNotedInThisRound),
        isNotNull(reflections.submittedAt),
        isNull(reflections.completedAt),
        ne(reflections.learner, user.uuid),
        thisReflectionWithin(scope, reflections),
      ),
    )
    .orderBy(desc(drafts.updatedAt), drafts.reflection)
    .limit(MOST_LISTED);
  return {
    drafts: rows.map(({ area, pod, reflection, text, ...draft }) => ({
      ...draft,
      excerpt: excerptOf(draft.kind === 'mark' ? parseMark(text).note : text),
      reflection: { uuid: reflection, ...(pod ?? area) },
    })),
  };
}

/** A mark of an earlier round marks nothing now, and one that is only “fine” holds no words. */
const isNotedInThisRound = and(
  sql`${drafts.base} is not distinct from ${reflections.sentBackAt}`,
  ne(drafts.text, serializeMark({ mark: 'fine', note: '' })),
);

const excerptOf = (text: string) => [...text].slice(0, EXCERPT_LENGTH).join('');

/** In the order in which `readQuestions` gives them. */
const questionsUpTo = (last: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from ${reflectionQuestions} question
  where question.reflection = ${drafts.reflection} and ${last})`;

const isUpToAnswered = sql`(question.position, question.question) <= (
  select answered.position, answered.question from ${reflectionQuestions} answered
  where answered.reflection = ${drafts.reflection} and answered.question = ${answers.question})`;

const columns = {
  reflection: drafts.reflection,
  answer: drafts.answer,
  kind: drafts.kind,
  text: drafts.text,
  device: drafts.device,
  updated_at: drafts.updatedAt,
  learner: { uuid: users.uuid, name: users.name },
  area: { name: areas.name, name_mi: areas.nameMi },
  pod: { name: pods.name, name_mi: pods.nameMi },
  number: questionsUpTo(sql`(${drafts.answer} is null or ${isUpToAnswered})`),
  total: questionsUpTo(sql`true`),
};
