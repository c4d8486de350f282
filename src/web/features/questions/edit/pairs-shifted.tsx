import type { QuestionLocale } from '#contract/learning/questions.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { hasMovedPlaces } from '#web/features/questions/state/changes.ts';
import type { SavedQuestionList } from '#web/features/questions/state/saved-questions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Editing } from './question-list.tsx';
import styles from './save-bar.module.css';

/**
 * Whether a question that stays has another place, now or since the last save, while the other
 * language has questions: what stands beside what is by its place alone.
 */
export function hasShifted(
  { working, saving }: Pick<Editing, 'working' | 'saving'>,
  other: SavedQuestionList | undefined,
): boolean {
  if (working.isComparing || !other || other.reflection_questions.length === 0) return false;
  return hasMovedPlaces(working.copy, working.saved) || saving.result?.hasMovedPlaces === true;
}

export function PairsShifted({ locale }: { locale: QuestionLocale }) {
  const { t } = useTranslation();
  const { besideEnglish, besideTeReo } = questionsEditingMessages;
  return <p className={styles.shorter}>{t(locale === 'mi' ? besideEnglish : besideTeReo)}</p>;
}
