import { lazy, Suspense } from 'react';
import type { Phrase } from '#contract/phrases/phrases.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { PickerSkeleton } from '#web/patterns/picker/picker-skeleton.tsx';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';

export type QuestionPickerProps = {
  value: Phrase['question'];
  onPick: (question: Phrase['question']) => void;
};

const QuestionCombobox = lazy(async () => ({
  default: (await loadChunk(() => import('./question-combobox.tsx'))).QuestionCombobox,
}));

/** The question that a phrase is for, or any. */
export function QuestionPicker(props: QuestionPickerProps) {
  const value = props.value?.question;
  return (
    <Suspense fallback={<PickerSkeleton label={phrasesMessages.question} value={value} />}>
      <QuestionCombobox {...props} />
    </Suspense>
  );
}
