import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Db } from '#server/platform/data/database.ts';
import {
  answers,
  areaPods,
  areas,
  assignments,
  pods,
  questions,
  reflectionQuestions,
  reflections,
} from '#server/schema/index.ts';

type Begun = {
  area?: string;
  pod?: string | null;
  /** The answers, question by question; null for a question without an answer. */
  answers?: (string | null)[];
  submittedAt?: Date | null;
  completedAt?: Date | null;
};

/** Inserts areas, pods, questions and reflections into a world's database. */
export function learningFixtures(db: Db) {
  async function area(name = `Area ${newUuid()}`): Promise<string> {
    const uuid = newUuid();
    await db.insert(areas).values({ uuid, name });
    return uuid;
  }

  async function pod(name: string, inAreas: string[] = [], active = true): Promise<string> {
    const uuid = newUuid();
    await db.insert(pods).values({ uuid, name, active });
    for (const area of inAreas) {
      const position = await db.$count(areaPods, eq(areaPods.area, area));
      await db.insert(areaPods).values({ area, pod: uuid, position });
    }
    return uuid;
  }

  /** Active questions of an area or a pod, in this order. */
  async function ask(
    of: { area: string } | { pod: string },
    texts: string[],
    locale = 'en',
  ): Promise<string[]> {
    const rows = texts.map((question, position) => ({
      uuid: newUuid(),
      question,
      position,
      locale,
      ...of,
    }));
    await db.insert(questions).values(rows);
    return rows.map(({ uuid }) => uuid);
  }

  async function assign(learner: { uuid: string }, inOrder: string[]): Promise<void> {
    await db.insert(assignments).values(
      inOrder.map((area, index) => ({
        learner: learner.uuid,
        area,
        assignedAt: new Date(),
        slot: index + 1,
        order: index + 1,
      })),
    );
  }

  /** A reflection with its questions and answers, by default submitted a moment ago. */
  async function reflection(learner: { uuid: string }, begun: Begun = {}) {
    const { pod = null, answers: texts = ['We noticed Mia smile.', 'Her whānau came in.'] } = begun;
    const { submittedAt = new Date(), completedAt = null } = begun;
    const uuid = newUuid();
    const of = begun.area ?? (await area());
    const row = { uuid, learner: learner.uuid, area: of, pod, submittedAt, completedAt };
    await db.insert(reflections).values(row);

    const answerUuids: string[] = [];
    for (const [position, text] of texts.entries()) {
      const question = newUuid();
      const wording = `Question ${position + 1}?`;
      const belongsTo = pod ? { pod } : { area: of };
      await db
        .insert(questions)
        .values({ uuid: question, question: wording, position, ...belongsTo });
      await db
        .insert(reflectionQuestions)
        .values({ reflection: uuid, question, position, wording });
      if (text === null) continue;
      const answer = newUuid();
      await db.insert(answers).values({ uuid: answer, reflection: uuid, question, answer: text });
      answerUuids.push(answer);
    }
    return { uuid, area: of, pod, learner: learner.uuid, answers: answerUuids };
  }

  return { area, pod, ask, assign, reflection };
}
