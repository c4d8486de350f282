import type { Question, Reflection } from '#contract/mentoring.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioChoice } from '#web/ui/radio-choice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from './mark-box.module.css';
import { useMark } from './use-mark.ts';

type Props = { reflection: Reflection; question: Question; number: number };

const choices = [
  { value: 'fine', label: 'Fine' },
  { value: 'more', label: 'More please' },
] as const;

/** Whether this answer is to come back. Changing one's mind keeps what was asked for. */
export function MarkBox({ reflection, question, number }: Props) {
  const { mark, note, set, isKept } = useMark(reflection, question, number);
  return (
    <div className={styles.box}>
      <RadioChoice
        legend="This answer is"
        id={`mark-${number}`}
        choices={choices}
        value={mark}
        onChange={(mark) => set({ mark })}
      />
      {mark === 'more' && (
        <TextArea
          label="What would you like more of?"
          hint={`${reflection.user.name} reads this once you send the reflection back.`}
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
  if (!isKept) {
    return (
      <Notice tone="warn">
        <strong>Not kept on this device</strong>, whose storage is full or blocked. Send it back
        before you leave this page.
      </Notice>
    );
  }
  return (
    <p className={styles.where}>
      <Icon name="edit" />
      On this device until you send it back
    </p>
  );
}
