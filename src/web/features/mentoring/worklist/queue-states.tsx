import { Link } from '@tanstack/react-router';
import { type QueueState, queueStates } from '#contract/mentoring/review-queue.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './queue-states.module.css';
import { useQueueSearch } from './use-queue-search.ts';

const labels: Record<QueueState, MessageDescriptor> = {
  waiting: mentoringMessages.waitingState,
  ready: mentoringMessages.readyToSignOff,
  sent_back: mentoringMessages.sentBackState,
  finished: mentoringMessages.finishedState,
};

/** Otherwise the router marks every link as current whose search is part of the address. */
const exactLink = { exact: true, explicitUndefined: true };

/** How many reflections are in each state; each number opens its list. */
export function QueueStates({ counts }: { counts: Record<QueueState, number> }) {
  const { t } = useTranslation();
  const name = useHiddenLabel(mentoringMessages.states);
  const { state: current, at } = useQueueSearch();
  return (
    <nav aria-labelledby={name.id}>
      {name.words}
      <ul className={styles.states}>
        {queueStates.map((state) => (
          <li key={state}>
            <Link
              to="/dashboard"
              search={at({ state })}
              resetScroll={false}
              activeOptions={exactLink}
              aria-current={state === current ? 'page' : undefined}
            >
              <strong>{counts[state]}</strong> {t(labels[state])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
