import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { questions } from '#server/schema/index.ts';

type Owner = typeof questions.area | typeof questions.pod;

/** The questions that screens count: those that learners who begin now are asked, in English. */
export const isAsked = (owner: Owner, which?: SQL) =>
  and(
    isNotNull(owner),
    which,
    eq(questions.locale, 'en'),
    questions.active,
    isNull(questions.retiredAt),
  );
