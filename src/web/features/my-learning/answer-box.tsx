import type { Question, Reflection } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { KeptTextBox } from '#web/platform/kept-text/kept-text-box.tsx';
import { type TextGroup, useMembership } from '#web/platform/kept-text/text-group.ts';
import { TextQuestion } from '#web/platform/kept-text/text-status.tsx';
import { useAutosave } from '#web/platform/kept-text/use-autosave.ts';
import { useAnswerText } from './use-answer-text.ts';

type Props = { reflection: Reflection; question: Question; number: number; group: TextGroup };

/** The box of one answer, which saves itself. What has become of it, the one line says. */
export function AnswerBox({ reflection, question, number, group }: Props) {
  const text = useAnswerText(reflection, question, number);
  const { latest, saveNow } = useAutosave(text);
  useMembership(group, text, { number, latest, saveNow });
  return (
    <KeptTextBox
      text={text}
      label={answeringText.yourAnswer}
      onLeave={() => void saveNow()}
      foot={<TextQuestion text={text} />}
    />
  );
}
