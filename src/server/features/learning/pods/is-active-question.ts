import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { questions } from '#server/schema/index.ts';

type Owner = typeof questions.area | typeof questions.pod;

/** The English questions that a learner who begins now is asked: those that screens count. */
export const isActiveQuestion = (owner: Owner, filter?: SQL) =>
  and(
    isNotNull(owner),
    filter,
    eq(questions.locale, 'en'),
    questions.active,
    isNull(questions.retiredAt),
  );
