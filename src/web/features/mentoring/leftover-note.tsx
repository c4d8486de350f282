import type { Question, Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import { useMark } from './use-mark.ts';

type Props = { reflection: Reflection; question: Question; number: number };

/** What was to be asked, and was not before it was too late: it is not gone. */
export function LeftoverNote({ reflection, question, number }: Props) {
  const { t } = useText();
  const { note, set } = useMark(reflection, question, number);
  if (note.trim() === '') return null;
  return (
    <WrittenText
      title={reviewingText.leftoverNote}
      text={note}
      foot={t(reviewingText.noteNotSent, { learner: reflection.user.name })}
    >
      <div>
        <Button onClick={() => set({ mark: null, note: '' })}>
          {t(reviewingText.discardNote)}
        </Button>
      </div>
    </WrittenText>
  );
}
