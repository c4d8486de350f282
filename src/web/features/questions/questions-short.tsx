import { questionsText } from '#texts/questions.ts';
import { useText } from '#web/platform/use-text.tsx';

/** Heads a column that is too narrow for the word. */
export function QuestionsShort() {
  const { t, attr } = useText();
  return <abbr {...attr('title', questionsText.questions)}>{t(questionsText.questionsShort)}</abbr>;
}
