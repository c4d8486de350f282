import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/learning/questions.ts';
import { route } from '#server/platform/http/route.ts';
import { questionIndex } from './question-index.ts';
import { updateQuestions } from './update-questions.ts';

export async function questionRoutes(app: FastifyInstance) {
  route(app, contract.questionIndex, questionIndex);
  route(app, contract.updateQuestions, updateQuestions);
}
