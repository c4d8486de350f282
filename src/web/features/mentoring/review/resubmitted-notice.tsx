import { type RefObject, useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import type { ReviewMode } from './review-mode.ts';

type Props = { reflection: Reflection; mode: ReviewMode; heading: RefObject<HTMLElement | null> };

/**
 * A hidden page counts as left, so the learner may have withdrawn the reflection meanwhile, changed it
 * and resubmitted it. What was read here is then not what would be signed off.
 */
export function ResubmittedNotice({ reflection: { user, submitted_at }, mode, heading }: Props) {
  const { t } = useTranslation();
  const [read, setRead] = useState(submitted_at);
  if (read === null && submitted_at !== null) setRead(submitted_at);
  if (mode !== 'reviewing' || submitted_at === read) return null;

  function confirmRead() {
    setRead(submitted_at);
    heading.current?.focus();
  }

  return (
    <Callout tone="warn" role="status">
      <p>{t(reviewingMessages.resubmittedMeanwhile, { learner: user.name })}</p>
      <SmallButton onPress={confirmRead}>{t(reviewingMessages.haveReadThem)}</SmallButton>
    </Callout>
  );
}
