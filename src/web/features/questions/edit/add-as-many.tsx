import { useId } from 'react';
import { maxLength } from '#contract/fields/max-length.ts';
import { mostQuestions } from '#contract/learning/most-questions.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { linesOfAList } from '#web/features/questions/state/lines-of-a-list.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './question-list.module.css';

type Props = {
  text: string;
  /** How many questions the list has already. */
  count: number;
  onAdd: (questions: readonly string[]) => void;
};

/** For a list that was pasted into the field of one new question. A question may have lines, too. */
export function AddAsMany({ text, count, onAdd }: Props) {
  const hint = useId();
  const { t } = useTranslation();
  const questions = linesOfAList(text);
  if (questions.length < 2) return null;
  const reason = whyNot(questions, count);
  return (
    <>
      <Button
        disabled={reason !== null}
        aria-describedby={reason ? hint : undefined}
        onClick={() => onAdd(questions)}
      >
        {t(questionsEditingMessages.addAsMany, { count: questions.length })}
      </Button>
      {reason && (
        <span id={hint} className={styles.hint}>
          {t(reason)}
        </span>
      )}
    </>
  );
}

function whyNot(questions: readonly string[], count: number): Message | null {
  if (count + questions.length > mostQuestions) {
    return message(questionsEditingMessages.moreThanFit, { most: mostQuestions });
  }
  const long = questions.findIndex((question) => [...question].length > maxLength.question);
  return long === -1 ? null : message(questionsEditingMessages.oneTooLong, { number: long + 1 });
}
