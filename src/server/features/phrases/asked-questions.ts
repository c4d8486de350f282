import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { phraseQuestions as contract } from '#contract/phrases/phrases.ts';
import type { Context } from '#server/platform/data/context.ts';
import { collated } from '#server/schema/columns.ts';
import { areas, pods, questions } from '#server/schema/index.ts';

/** What a phrase can be for: the questions that are asked now, by their area or pod. */
export async function phraseQuestions({ db }: Context): Promise<Reply<typeof contract>> {
  const name = sql<string>`coalesce(${areas.name}, ${pods.name})`;
  const found = await db
    .select({
      uuid: questions.uuid,
      question: questions.question,
      of: {
        uuid: sql<string>`coalesce(${areas.uuid}, ${pods.uuid})`,
        name,
        name_mi: sql<string | null>`coalesce(${areas.nameMi}, ${pods.nameMi})`,
      },
    })
    .from(questions)
    .leftJoin(areas, eq(areas.uuid, questions.area))
    .leftJoin(pods, eq(pods.uuid, questions.pod))
    .where(and(questions.active, isNull(questions.retiredAt)))
    .orderBy(
      asc(collated(name)),
      asc(questions.locale),
      asc(questions.position),
      asc(questions.uuid),
    );
  return { questions: found };
}
