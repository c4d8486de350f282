import type { Reflection } from '#contract/mentoring.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ReviewMode } from './review-mode.ts';

type Props = { reflection: Reflection; mode: ReviewMode };

/** Why nothing can be written here, where nothing can. */
export function ModeNotice({ reflection: { user }, mode }: Props) {
  if (mode === 'reviewing') return null;
  return (
    <Notice tone="info" role="note">
      {mode === 'complete' &&
        'This reflection is complete. You may continue to read though this reflection and review, however no further changes can be made.'}
      {mode === 'writing' &&
        `${user.name} is still writing. You can read along; the review begins once it is submitted.`}
      {mode === 'own' &&
        'This is your own reflection. Nobody reviews their own: another mentor will.'}
    </Notice>
  );
}
