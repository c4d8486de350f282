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

const askedIn = <Q extends { active: boolean }>(list: readonly Q[]) =>
  list.filter(({ active }) => active);

/** How many questions of a list in te reo Māori are word for word as in English; null where none is. */
export function stillEnglish(
  copy: WorkingCopy,
  locale: QuestionLocale,
  other: SavedQuestionList | undefined,
): { count: number; isAll: boolean } | null {
  const english = new Set(other?.reflection_questions.map(({ question }) => question));
  const asked = askedIn(visibleQuestions(applyField(copy)));
  const copied = asked.filter(({ question }) => english.has(question));
  if (locale !== 'mi' || copied.length === 0) return null;
  return { count: copied.length, isAll: copied.length === asked.length };
}

/** Said as long as it is so: a copy is to begin from, and no translation. */
export function StillEnglish({
  still: { count, isAll },
}: {
  still: { count: number; isAll: boolean };
}) {
  const { t } = useTranslation();
  return (
    <p className={styles.shorter}>
      {t(isAll ? questionsEditingMessages.allEnglish : questionsEditingMessages.someEnglish, {
        count,
      })}
    </p>
  );
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
