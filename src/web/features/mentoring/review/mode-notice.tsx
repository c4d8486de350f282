import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import type { ReviewMode } from './review-mode.ts';

type Props = { reflection: Reflection; mode: ReviewMode };

/** Why nothing can be written here, where nothing can. */
export function ModeNotice({ reflection, mode }: Props) {
  const { t } = useTranslation();
  const reader = useCurrentUser();
  if (mode === 'reviewing') return null;
  return (
    <Callout tone="info" role="note">
      {mode === 'complete' && t(reviewingMessages.isComplete)}
      {mode === 'writing' && t(withLearner(reflection, reader))}
      {mode === 'own' && t(reviewingMessages.isYourOwn)}
    </Callout>
  );
}

function withLearner(
  { user, sent_back_at, returned_to: mentor, turn }: Reflection,
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
