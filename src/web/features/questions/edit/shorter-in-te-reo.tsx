import type { QuestionLocale } from '#contract/learning/questions.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import type { SavedQuestionList } from '#web/features/questions/state/saved-questions.ts';
import {
  applyField,
  visibleQuestions,
  type WorkingCopy,
} from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './save-bar.module.css';
import { askedIn, stillEnglish } from './still-english.tsx';

export type Shorter = { count: number; english: number };

/**
 * How many questions a list in te reo Māori asks, where English asks more; null otherwise. A list
 * that asks nothing shortens nothing: learners get the English one then.
 */
export function shorterInTeReo(
  copy: WorkingCopy,
  locale: QuestionLocale,
  other: SavedQuestionList | undefined,
): Shorter | null {
  const count = askedIn(visibleQuestions(applyField(copy))).length;
  const english = askedIn(other?.reflection_questions ?? []).length;
  const isEnglish = stillEnglish(copy, locale, other)?.isAll;
  return locale === 'mi' && count > 0 && count < english && !isEnglish ? { count, english } : null;
}

/** Said before such a list is saved, and after. It can be saved: more may be written later. */
export function ShorterInTeReo({ id, shorter }: { id: string; shorter: Shorter }) {
  const { t } = useTranslation();
  return (
    <p id={id} className={styles.shorter}>
      {t(questionsEditingMessages.shorterInTeReo, shorter)}
    </p>
  );
}
