import type { Phrase } from '#contract/phrases/phrases.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** Which question a phrase is for. */
export function PhraseQuestion({ question }: Pick<Phrase, 'question'>) {
  const { t } = useTranslation();
  return (
    <span>
      {question
        ? t(phrasesMessages.forQuestion, { question: question.question })
        : t(phrasesMessages.forAnyQuestion)}
    </span>
  );
}
