import type { Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { type Sayable, say } from '#texts/text.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ReviewMode } from './review-mode.ts';

type Props = { reflection: Reflection; mode: ReviewMode };

/** Why nothing can be written here, where nothing can. */
export function ModeNotice({ reflection, mode }: Props) {
  const { t } = useText();
  const reader = useCurrentUser();
  if (mode === 'reviewing') return null;
  return (
    <Notice tone="info" role="note">
      {mode === 'complete' && t(reviewingText.isComplete)}
      {mode === 'writing' && t(withLearner(reflection, reader))}
      {mode === 'own' && t(reviewingText.isYourOwn)}
    </Notice>
  );
}

function withLearner(
  { user, sent_back_at, returned_to: mentor, turn }: Reflection,
  reader: { uuid: string },
): Sayable {
  const learner = user.name;
  if (sent_back_at === null) return say(reviewingText.stillWriting, { learner });
  const at = new Date(turn.since);
  if (!mentor) return say(reviewingText.sentBack, { learner, at });
  return mentor.uuid === reader.uuid
    ? say(reviewingText.sentBackByYou, { learner, at })
    : say(reviewingText.sentBackBy, { learner, at, mentor: mentor.name });
}
