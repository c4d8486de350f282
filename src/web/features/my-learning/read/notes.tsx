import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';

/** The mentor's notes on learning elsewhere, published like their reviews. */
export function Notes({ reflection: { external_learning } }: { reflection: Reflection }) {
  if (external_learning === '') return null;
  return <ReadOnlyText title={progressMessages.externalNotes} text={external_learning} />;
}
