import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Answer, Mark, Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { RadioChoice } from '#web/ui/radio-choice/radio-choice.tsx';
import styles from './mark-box.module.css';
import { OtherMarkPrompt } from './other-mark-prompt.tsx';
import { useMark } from './use-mark.ts';

type Props = { reflection: Reflection; question: Question; answer: Answer; number: number };

const choices = [
  { value: 'fine', label: reviewingMessages.fine },
  { value: 'more', label: reviewingMessages.morePlease },
] as const;

/** Whether the answer is fine or goes back for more. Changing the mark keeps the note. */
export const MarkBox = memo(function MarkBox(props: Props) {
  const { reflection, number } = props;
  const { mark, note, set, isPersisted, isKept, other } = useMark(props);
  const box = useRef<HTMLDivElement>(null);
  const noteBox = useRef<HTMLTextAreaElement>(null);

  /** On to the note, in the same gesture: else a phone shows no keyboard. */
  function choose(next: Mark) {
    flushSync(() => set({ mark: next }));
    if (next === 'more') noteBox.current?.focus();
  }

  /** The button that was pressed is gone, so the focus needs another place. */
  function settle(decide: () => void) {
    flushSync(decide);
    box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }

  return (
    <div ref={box} className={styles.box}>
      <RadioChoice
        legend={reviewingMessages.thisAnswerIs}
        id={`mark-${number}`}
        choices={choices}
        value={mark}
        onChange={choose}
      />
      {mark === 'more' && (
        <TextArea
          ref={noteBox}
          label={reviewingMessages.moreOfWhat}
          hint={message(reviewingMessages.moreHint, { learner: reflection.user.name })}
          className={styles.note}
          value={note}
          onChange={(event) => set({ note: event.target.value })}
        />
      )}
      {other && <OtherMarkPrompt other={other} settle={settle} />}
      {mark === 'more' && <DraftLocationNote isPersisted={isPersisted} isKept={isKept} />}
    </div>
  );
});

type LocationProps = { isPersisted: boolean; isKept: boolean };

function DraftLocationNote({ isPersisted, isKept }: LocationProps) {
  const { t } = useTranslation();
  if (!isPersisted && !isKept) {
    return (
      <Callout tone="warn">
        {t(reviewingMessages.notKept, { strong: (words) => <strong>{words}</strong> })}
      </Callout>
    );
  }
  return (
    <p className={styles.where}>
      <Icon name="edit" />
      {t(isKept ? reviewingMessages.keptUntilSent : reviewingMessages.keptHereUntilSent)}
    </p>
  );
}
