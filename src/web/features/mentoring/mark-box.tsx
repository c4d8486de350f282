import type { Question, Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioChoice } from '#web/ui/radio-choice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from './mark-box.module.css';
import { useMark } from './use-mark.ts';

type Props = { reflection: Reflection; question: Question; number: number };

const choices = [
  { value: 'fine', label: reviewingText.fine },
  { value: 'more', label: reviewingText.morePlease },
] as const;

/** Whether this answer is to come back. Changing one's mind keeps what was asked for. */
export function MarkBox({ reflection, question, number }: Props) {
  const { mark, note, set, isKept } = useMark(reflection, question, number);
  return (
    <div className={styles.box}>
      <RadioChoice
        legend={reviewingText.thisAnswerIs}
        id={`mark-${number}`}
        choices={choices}
        value={mark}
        onChange={(mark) => set({ mark })}
      />
      {mark === 'more' && (
        <TextArea
          label={reviewingText.moreOfWhat}
          hint={say(reviewingText.moreHint, { learner: reflection.user.name })}
          className={styles.note}
          value={note}
          onChange={(event) => set({ note: event.target.value })}
        />
      )}
      {mark === 'more' && <WhereItIs isKept={isKept} />}
    </div>
  );
}

function WhereItIs({ isKept }: { isKept: boolean }) {
  const { t } = useText();
  if (!isKept) {
    return (
      <Notice tone="warn">
        {t(reviewingText.notKept, { strong: (words) => <strong>{words}</strong> })}
      </Notice>
    );
  }
  return (
    <p className={styles.where}>
      <Icon name="edit" />
      {t(reviewingText.keptUntilSent)}
    </p>
  );
}
