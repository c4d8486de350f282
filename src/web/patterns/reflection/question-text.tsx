import type { QuestionLocale } from '#contract/learning/questions.ts';
import { english } from '#messages/localizer.ts';

const langs: Record<QuestionLocale, string> = { en: english, mi: 'mi' };

/** A question in the language it was asked in, whatever the language of the page. */
export const QuestionText = ({
  locale,
  children,
}: {
  locale: QuestionLocale;
  children: string;
}) => <span lang={langs[locale]}>{children}</span>;
