import { useState } from 'react';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

/** `savedAt`: of the last save, null before the first. */
type Props = { isFailed: boolean; savedAt: string | null };

type Phase = { kind: 'well' | 'failed' | 'recovered'; savedAt: string | null };

/**
 * For screen readers: saves aren't announced, but whoever was told that a text isn't saved is told
 * once it is, also where it was tried again without them.
 */
export function SavedAfterFailure(props: Props) {
  const { t } = useTranslation();
  const [before, setBefore] = useState<Phase>({ kind: 'well', savedAt: props.savedAt });
  const phase = phaseAfter(before, props);
  if (phase.kind !== before.kind || phase.savedAt !== before.savedAt) setBefore(phase);
  return (
    <span role="status" className="visually-hidden">
      {phase.kind === 'recovered' &&
        phase.savedAt &&
        t(writingMessages.savedAt, { at: formatTimeOrDate(phase.savedAt) })}
    </span>
  );
}

/** Said once: the next save is nothing to tell of. */
function phaseAfter({ kind, savedAt: before }: Phase, { isFailed, savedAt }: Props): Phase {
  // Of the last save before: it is shown as failed until the answer of the next one is stored here.
  if (isFailed) return { kind: 'failed', savedAt: kind === 'failed' ? before : savedAt };
  if (savedAt === before) return { kind, savedAt };
  return { kind: kind === 'failed' ? 'recovered' : 'well', savedAt };
}
