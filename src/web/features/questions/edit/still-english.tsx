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

/** Those that learners are asked. */
export const askedIn = <Q extends { active: boolean }>(list: readonly Q[]) =>
  list.filter(({ active }) => active);

type Copied = { count: number; isAll: boolean };

/** How many questions of a list in te reo Māori are word for word as in English; null where none is. */
export function stillEnglish(
  copy: WorkingCopy,
  locale: QuestionLocale,
  other: SavedQuestionList | undefined,
): Copied | null {
  const english = new Set(other?.reflection_questions.map(({ question }) => question));
  const asked = askedIn(visibleQuestions(applyField(copy)));
  const copied = asked.filter(({ question }) => english.has(question));
  if (locale !== 'mi' || copied.length === 0) return null;
  return { count: copied.length, isAll: copied.length === asked.length };
}

/** Said as long as it is so: a copy is to begin from, and no translation. */
export function StillEnglish({ still: { count, isAll } }: { still: Copied }) {
  const { t } = useTranslation();
  return (
    <p className={styles.shorter}>
      {t(isAll ? questionsEditingMessages.allEnglish : questionsEditingMessages.someEnglish, {
        count,
      })}
    </p>
  );
}
