import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { myLearning as contract } from '#contract/my-learning/my-learning.ts';
import { mentorOf } from '#server/features/caseload/index.ts';
import { readAssetsByPod } from '#server/features/learning/index.ts';
import { learningOf, returnedTo, sentBackBy } from '#server/features/mentoring/index.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import {
  answers,
  areas,
  assignments,
  reflectionQuestions,
  reflections,
  users,
} from '#server/schema/index.ts';
import { placesWithQuestions } from './active-questions.ts';

type Learning = Awaited<ReturnType<typeof learningOf>>;

/** The caller's learning as their mentor sees it, with assets, counts and what they may begin. */
export async function myLearning(ctx: ScopedContext): Promise<Reply<typeof contract>> {
  const learning = await learningOf(ctx, ctx.user.uuid);
  const pods = learning.flatMap((area) => area.pods);
  const begun = [...learning, ...pods].flatMap(({ reflections }) => reflections);
  const [assets, counts, openAreas, beginnable, mentor] = await Promise.all([
    readAssetsByPod(ctx, uuidsOf(pods)),
    readCounts(ctx, uuidsOf(begun)),
    readOpenAreas(ctx),
    placesWithQuestions(ctx, uuidsOf([...learning, ...pods])),
    ownMentor(ctx),
  ]);

  const withCounts = ({ reflections, uuid }: Place, area: string) => ({
    reflections: reflections.map((state) => ({
      ...state,
      ...(counts.get(state.uuid) ?? noCounts),
    })),
    may_begin: reflections.length === 0 && openAreas.has(area) && beginnable.has(uuid),
  });
  return {
    mentor,
    learning: learning.map((area) => ({
      ...area,
      ...withCounts(area, area.uuid),
      open: openAreas.has(area.uuid),
      pods: area.pods.map((pod) => ({
        ...pod,
        ...withCounts(pod, area.uuid),
        assets: assets.get(pod.uuid) ?? [],
      })),
    })),
  };
}

async function ownMentor({ db, user }: Context) {
  const [row] = await db
    .select({ mentor: mentorOf(users.uuid) })
    .from(users)
    .where(eq(users.uuid, user.uuid));
  return row?.mentor ?? null;
}

type Place = Pick<Learning[number], 'uuid' | 'reflections'>;

const uuidsOf = (rows: readonly { uuid: string }[]) => rows.map(({ uuid }) => uuid);

type Counts = {
  questions_count: number;
  answered_count: number;
  to_revise_count: number;
  sent_back_by: { uuid: string; name: string } | null;
  returned_to: { uuid: string; name: string } | null;
};
const noCounts: Counts = {
  questions_count: 0,
  answered_count: 0,
  to_revise_count: 0,
  sent_back_by: null,
  returned_to: null,
};

/** More was asked of the answer when it was last sent back, and its text is still that one. */
const isToRevise = sql`exists (select from answer_versions v where v.answer = ${answers.uuid}
  and v.round = ${reflections.round} - 1 and v.mark = 'more' and v.text = ${answers.answer})`;

async function readCounts({ db }: Context, uuids: string[]): Promise<Map<string, Counts>> {
  if (uuids.length === 0) return new Map();
  const rows = await db
    .select({
      uuid: reflectionQuestions.reflection,
      questions_count: sql<number>`count(*)::int`,
      answered_count: sql<number>`(count(*) filter (where ${answers.answer} <> ''))::int`,
      to_revise_count: sql<number>`(count(*) filter (where ${isToRevise}))::int`,
      sent_back_by: sentBackBy,
      returned_to: returnedTo,
    })
    .from(reflectionQuestions)
    .innerJoin(reflections, eq(reflections.uuid, reflectionQuestions.reflection))
    .leftJoin(
      answers,
      and(
        eq(answers.reflection, reflectionQuestions.reflection),
        eq(answers.question, reflectionQuestions.question),
      ),
    )
    .where(inArray(reflectionQuestions.reflection, uuids))
    .groupBy(reflectionQuestions.reflection, reflections.uuid);
  return new Map(rows.map(({ uuid, ...counts }) => [uuid, counts]));
}

/** The areas in which something new may be begun: assigned, and active. */
async function readOpenAreas({ db, user }: Context): Promise<Set<string>> {
  const rows = await db
    .select({ uuid: areas.uuid })
    .from(assignments)
    .innerJoin(areas, eq(areas.uuid, assignments.area))
    .where(and(eq(assignments.learner, user.uuid), areas.active));
  return new Set(uuidsOf(rows));
}
