import { questionsMessages } from '#messages/learning/questions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** An abbreviation, as the column is too narrow for the word. */
export function QuestionsColumnHeading() {
  const { t, attr } = useTranslation();
  return (
    <abbr {...attr('title', questionsMessages.questions)}>
      {t(questionsMessages.questionsShort)}
    </abbr>
  );
}
