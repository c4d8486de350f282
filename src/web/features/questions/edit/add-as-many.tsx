import { useId } from 'react';
import { maxLength } from '#contract/fields/max-length.ts';
import { storedCharacters } from '#contract/fields/typed-text.ts';
import { mostQuestions } from '#contract/learning/most-questions.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { type Line, linesOfAList } from '#web/features/questions/state/lines-of-a-list.ts';
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
  const lines = linesOfAList(text);
  if (lines.length < 2) return null;
  const reason = whyNot(lines, count);
  return (
    <>
      <Button
        disabled={reason !== null}
        aria-describedby={reason ? hint : undefined}
        onClick={() => onAdd(lines.map(({ words }) => words))}
      >
        {t(questionsEditingMessages.addAsMany, { count: lines.length })}
      </Button>
      {reason && (
        <span id={hint} className={styles.hint}>
          {t(reason)}
        </span>
      )}
    </>
  );
}

function whyNot(lines: readonly Line[], count: number): Message | null {
  if (count + lines.length > mostQuestions) {
    return message(questionsEditingMessages.moreThanFit, { most: mostQuestions });
  }
  const long = lines.find(({ words }) => storedCharacters(words) > maxLength.question);
  return long ? message(questionsEditingMessages.oneTooLong, { number: long.number }) : null;
}
