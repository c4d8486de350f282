import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/learning/questions.ts';
import { route } from '#server/platform/http/route.ts';
import { readQuestionList } from './read-question-list.ts';
import { updateQuestions } from './update-questions.ts';

export async function questionRoutes(app: FastifyInstance) {
  route(app, contract.questionIndex, (ctx, { params, query }) =>
    readQuestionList(ctx, { ...params, locale: query.locale ?? 'en' }),
  );
  route(app, contract.updateQuestions, updateQuestions);
}
