import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { NextReflection, QueueState, reviewQueue } from '#contract/mentoring/review-queue.ts';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { learnerLearningMessages } from '#messages/mentoring/learner-learning.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';
import { NextWaiting } from './next-waiting.tsx';
import { QueueRow } from './queue-row.tsx';
import { QueueStates } from './queue-states.tsx';
import { useQueueSearch } from './use-queue-search.ts';
import styles from './worklist.module.css';
import { WorklistFilter } from './worklist-filter.tsx';

type Queue = ReplyJson<typeof reviewQueue>;
type Why = NextReflection['why'];

const headings: Record<QueueState, MessageDescriptor<'count'>> = {
  waiting: learnerLearningMessages.waits,
  ready: mentoringMessages.readyCount,
  sent_back: mentoringMessages.sentBackCount,
  finished: mentoringMessages.finishedCount,
};

const emptyTexts: Record<QueueState, MessageDescriptor> = {
  waiting: mentoringMessages.quiet,
  ready: mentoringMessages.nothingReady,
  sent_back: mentoringMessages.nothingSentBack,
  finished: mentoringMessages.nothingFinished,
};

/** A mentor's reflections in one state, with the way to the others and to the next one to review. */
export function QueueList({ queue: { queue, counts, whose, next } }: { queue: Queue }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { buildLocation } = useRouter();
  const { state, at } = useQueueSearch();
  const { data: rows, current_page, last_page, total } = queue;
  const pageAt = (page: number) => ({ to: '/dashboard', search: at({ page }) }) as const;

  return (
    <section className={styles.part} aria-labelledby="waiting">
      <div className={styles.head}>
        <h2 id="waiting">
          {total === 0 && state === 'waiting'
            ? t(mentoringMessages.nothingWaits)
            : t(headings[state], { count: total })}
        </h2>
        {next && (
          <div className={styles.next}>
            <NextWaiting next={next} />
            <WhyNext next={next} />
          </div>
        )}
      </div>
      <div className={styles.head}>
        <QueueStates counts={counts} />
        <WorklistFilter whose={whose} />
      </div>
      {total === 0 && <NothingInState state={state} whose={whose} />}
      {total > 0 && rows.length === 0 && <Empty>{t(sharedMessages.nothingOnPage)}</Empty>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <QueueRow key={row.uuid} row={row} state={state} whose={whose} />
          ))}
        </ul>
      )}
      {last_page > 1 && (
        <Pager
          page={Math.min(current_page, last_page)}
          lastPage={last_page}
          found={message(listsMessages.inTotal, { total })}
          href={(to) => buildLocation(pageAt(to)).href}
          onPage={(to) => void navigate(pageAt(to))}
        />
      )}
    </section>
  );
}

const reasons: Record<
  Exclude<Why, 'own_learner'>,
  MessageDescriptor | MessageDescriptor<'learner'>
> = {
  started: mentoringMessages.nextStarted,
  returned: mentoringMessages.nextReturned,
  without_mentor: mentoringMessages.nextWithoutMentor,
};

/** Why it is offered although it may not be in the list below. */
function WhyNext({ next: { why, learner } }: { next: NextReflection }) {
  const { t } = useTranslation();
  if (why === 'own_learner') return null;
  return <p>{t(reasons[why], { learner: learner.name })}</p>;
}

function NothingInState({ state, whose }: { state: QueueState; whose: Queue['whose'] }) {
  const { t } = useTranslation();
  if (whose === 'all' || state !== 'waiting') return <Empty>{t(emptyTexts[state])}</Empty>;
  return (
    <Empty
      action={
        <ButtonLink to="/dashboard" search={{ mine: '0' }}>
          {t(mentoringMessages.showAllLearners)}
        </ButtonLink>
      }
    >
      {t(mentoringMessages.nothingOfThese)}
    </Empty>
  );
}
