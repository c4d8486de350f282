import type { UseQueryResult } from '@tanstack/react-query';
import type { Assignment, writtenIn } from '#contract/assignments.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AreaOrder } from './area-order.ts';
import { counted } from './sentences.ts';

type Props = {
  learner: Learner;
  saved: readonly Assignment[];
  chosen: AreaOrder;
  written: UseQueryResult<Answer<typeof writtenIn>>;
};

/** Said before it happens, because somebody's work is in it. */
export function TakenAway({ learner, saved, chosen, written }: Props) {
  const away = saved.filter(({ uuid }) => !chosen.includes(uuid));
  const counts = written.data?.written ?? {};
  const withWork = away.filter(({ uuid }) => (counts[uuid] ?? 0) > 0);
  const isUnknown = away.length > 0 && written.isError;
  return (
    <div role="status">
      {(withWork.length > 0 || isUnknown) && (
        <Notice tone="warn">
          {withWork.map(({ uuid, name }) => (
            <p key={uuid}>
              <strong>{name}</strong> will be taken away. {learner.name} has written{' '}
              {counted(counts[uuid] ?? 0, 'reflection')} in it.
            </p>
          ))}
          <p>
            {isUnknown ? 'Whatever is written there' : 'That work'} is kept, and comes back when the
            area is assigned again.
          </p>
        </Notice>
      )}
    </div>
  );
}
