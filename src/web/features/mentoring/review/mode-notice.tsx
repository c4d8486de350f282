import { type RefObject, useEffect, useRef } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import type { ReviewMode } from './review-mode.ts';

type Props = { reflection: Reflection; mode: ReviewMode; heading: RefObject<HTMLElement | null> };

/** Why nothing can be written here. Empty while it can be reviewed. */
export function ModeNotice({ reflection, mode, heading }: Props) {
  const { t } = useTranslation();
  const reader = useCurrentUser();
  const notice = useFocusOnChange(mode, heading);
  if (mode === 'reviewing') return null;
  return (
    <Callout tone="info" role="note">
      <p ref={notice} tabIndex={-1}>
        {mode === 'complete' && t(reviewingMessages.isComplete)}
        {mode === 'writing' && t(withLearner(reflection, reader))}
        {mode === 'own' && t(reviewingMessages.isYourOwn)}
        {mode === 'lost' && t(reviewingMessages.noAccess, { learner: reflection.user.name })}
      </p>
    </Callout>
  );
}

/**
 * Somebody else may end the review while it is written: the box goes, and the focus with it. It then
 * is where that is said, or at the question once it can be reviewed again.
 */
function useFocusOnChange(mode: ReviewMode, heading: Props['heading']) {
  const notice = useRef<HTMLParagraphElement>(null);
  const before = useRef(mode);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (before.current !== mode && isFocusLost) (notice.current ?? heading.current)?.focus();
    before.current = mode;
  }, [mode, heading]);
  return notice;
}

function withLearner(
  { user, sent_back_at, sent_back_by: mentor, turn }: Reflection,
  reader: { uuid: string },
): Translatable {
  const learner = user.name;
  if (sent_back_at === null) return message(reviewingMessages.stillWriting, { learner });
  const at = new Date(turn.since);
  if (!mentor) return message(reviewingMessages.sentBack, { learner, at });
  return mentor.uuid === reader.uuid
    ? message(reviewingMessages.sentBackByYou, { learner, at })
    : message(reviewingMessages.sentBackBy, { learner, at, mentor: mentor.name });
}
