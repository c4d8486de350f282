import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { AutosaveField } from '#web/patterns/autosave-field/autosave-field.tsx';
import {
  type AutosaveGroup,
  useJoinAutosaveGroup,
} from '#web/patterns/autosave-field/autosave-group.ts';
import { AutosavePrompt } from '#web/patterns/autosave-field/autosave-status.tsx';
import { useAutosave } from '#web/patterns/autosave-field/use-autosave.ts';
import { useAnswerText } from './use-answer-text.ts';

type Props = { reflection: Reflection; question: Question; number: number; group: AutosaveGroup };

/** The box of one answer, which saves itself. What has become of it, the one line says. */
export function AnswerBox({ reflection, question, number, group }: Props) {
  const text = useAnswerText(reflection, question, number);
  const { latest, saveNow } = useAutosave(text);
  useJoinAutosaveGroup(group, text, { number, latest, saveNow });
  return (
    <AutosaveField
      text={text}
      label={answeringMessages.yourAnswer}
      onLeave={() => void saveNow()}
      foot={<AutosavePrompt text={text} />}
    />
  );
}
