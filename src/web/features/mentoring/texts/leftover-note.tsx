import type { Answer, Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { useMark } from './use-mark.ts';

type Props = { reflection: Reflection; question: Question; answer: Answer; number: number };

/** A note that was not sent before the reflection was closed, to read or to discard. */
export function LeftoverNote(props: Props) {
  const { t } = useTranslation();
  const { note, set } = useMark(props);
  if (note.trim() === '') return null;
  return (
    <ReadOnlyText
      title={reviewingMessages.leftoverNote}
      text={note}
      foot={t(reviewingMessages.noteNotSent, { learner: props.reflection.user.name })}
    >
      <div>
        <Button onClick={() => set({ mark: null, note: '' })}>
          {t(reviewingMessages.discardNote)}
        </Button>
      </div>
    </ReadOnlyText>
  );
}
