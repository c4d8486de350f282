import type { Reflection } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { WrittenText } from '#web/ui/written-text.tsx';

/** The mentor's, on learning elsewhere that belongs to the area; published like their reviews. */
export function Notes({ reflection: { external_learning } }: { reflection: Reflection }) {
  if (external_learning === '') return null;
  return <WrittenText title={progressText.externalNotes} text={external_learning} />;
}
