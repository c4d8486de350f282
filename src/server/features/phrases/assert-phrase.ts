import { eq } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import { message } from '#lib/messages/message.ts';
import { phraseErrorsMessages } from '#messages/mentoring/phrase-errors.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { questions } from '#server/schema/index.ts';
import { unknownPlaceholder } from './rules.ts';

export function assertPlaceholders(text: string): void {
  const placeholder = unknownPlaceholder(text);
  if (placeholder === undefined) return;
  throw invalid('text', message(phraseErrorsMessages.unknownPlaceholder, { placeholder }));
}

export async function assertQuestion({ db }: Context, question: string | null): Promise<void> {
  if (question === null) return;
  if (await db.$count(questions, eq(questions.uuid, question))) return;
  throw invalid('question', invalidSelection('question'));
}
