import type { Question, Reflection } from '#contract/mentoring.ts';
import { Button } from '#web/ui/button.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import { useMark } from './use-mark.ts';

type Props = { reflection: Reflection; question: Question; number: number };

/** What was to be asked, and was not before it was too late: it is not gone. */
export function LeftoverNote({ reflection, question, number }: Props) {
  const { note, set } = useMark(reflection, question, number);
  if (note.trim() === '') return null;
  return (
    <WrittenText
      title="Your “More please”, kept on this device"
      text={note}
      foot={`It was not sent to ${reflection.user.name}. You can still copy it.`}
    >
      <div>
        <Button onClick={() => set({ mark: 'fine', note: '' })}>Discard note</Button>
      </div>
    </WrittenText>
  );
}
