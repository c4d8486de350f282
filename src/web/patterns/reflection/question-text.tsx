import type { QuestionLocale } from '#contract/learning/questions.ts';
import { english } from '#messages/localizer.ts';

const langs: Record<QuestionLocale, string> = { en: english, mi: 'mi' };

/** A question as it was asked, whatever the language of the page. */
export const QuestionText = ({
  locale,
  children,
}: {
  locale: QuestionLocale;
  children: string;
}) => <span lang={langs[locale]}>{children}</span>;
