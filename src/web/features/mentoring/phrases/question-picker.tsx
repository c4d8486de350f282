import type { Phrase } from '#contract/phrases/phrases.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { PickerSkeleton } from '#web/patterns/picker/picker-skeleton.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';

export type QuestionPickerProps = {
  value: Phrase['question'];
  onPick: (question: Phrase['question']) => void;
};

/** The question that a phrase is for, or any. */
export const QuestionPicker = lazyPart(
  async () => (await import('./question-combobox.tsx')).QuestionCombobox,
  ({ value }: QuestionPickerProps) => (
    <PickerSkeleton label={phrasesMessages.question} value={value?.question} />
  ),
);
