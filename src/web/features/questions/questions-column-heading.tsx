import { questionsMessages } from '#messages/questions.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';

/** Heads a column that is too narrow for the word. */
export function QuestionsColumnHeading() {
  const { t, attr } = useTranslation();
  return (
    <abbr {...attr('title', questionsMessages.questions)}>
      {t(questionsMessages.questionsShort)}
    </abbr>
  );
}
