import type { Reflection } from '#contract/mentoring.ts';
import { day } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ReviewMode } from './review-mode.ts';
import { nameFor } from './turn-words.ts';

type Props = { reflection: Reflection; mode: ReviewMode };

/** Why nothing can be written here, where nothing can. */
export function ModeNotice({ reflection, mode }: Props) {
  const reader = useCurrentUser();
  if (mode === 'reviewing') return null;
  return (
    <Notice tone="info" role="note">
      {mode === 'complete' &&
        'This reflection is complete. You may continue to read though this reflection and review, however no further changes can be made.'}
      {mode === 'writing' && withLearner(reflection, reader)}
      {mode === 'own' &&
        'This is your own reflection. Nobody reviews their own: another mentor will.'}
    </Notice>
  );
}

function withLearner(
  { user, sent_back_at, returned_to, turn }: Reflection,
  reader: { uuid: string },
) {
  if (sent_back_at === null) {
    return `${user.name} is still writing. You can read along; the review begins once it is submitted.`;
  }
  const by = returned_to ? ` by ${nameFor(reader, returned_to)}` : '';
  return `With ${user.name} since ${day(turn.since)}, sent back${by}. You can read along; it waits for a review again once it is submitted again.`;
}
