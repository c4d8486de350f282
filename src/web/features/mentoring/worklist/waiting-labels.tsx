import type { WaitingReflection } from '#contract/mentoring/worklist.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { formatDateTime, formatElapsed } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Status } from '#web/ui/status/status.tsx';
import styles from './worklist.module.css';

/** Since when it waits: since it was submitted, or reopened. */
export function WaitingSince({ row: { round, submitted_at, turn } }: { row: WaitingReflection }) {
  const { t, attr } = useTranslation();
  const isReopened = turn.since !== submitted_at;
  const submitted =
    round > 1 ? mentoringMessages.submittedAgainAgo : mentoringMessages.submittedAgo;
  return (
    <time dateTime={turn.since} {...attr('title', formatDateTime(turn.since))}>
      {t(isReopened ? mentoringMessages.reopenedAgo : submitted, {
        span: formatElapsed(turn.since),
      })}
    </time>
  );
}

/** Which round it is, and to which mentor it comes back. Any other mentor may still review it. */
export function ReturningNote({ row: { round, returned_to } }: { row: WaitingReflection }) {
  const { t } = useTranslation();
  const { uuid } = useCurrentUser();
  if (round === 1 && !returned_to) return null;
  const isMine = returned_to?.uuid === uuid;
  return (
    <span className={styles.comesBack}>
      {round > 1 && <Status tone="info">{t(mentoringMessages.again, { round })}</Status>}{' '}
      {isMine && <Status tone="warn">{t(mentoringMessages.forYou)}</Status>}
      {returned_to && !isMine && t(mentoringMessages.forMentor, { mentor: returned_to.name })}
    </span>
  );
}
