import type { WaitingReflection } from '#contract/worklist.ts';
import { mentoringText } from '#texts/mentoring.ts';
import { dayAndTime, since } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './worklist.module.css';

/** Since when it waits, and for what. */
export function WaitingSince({ row: { round, submitted_at, turn } }: { row: WaitingReflection }) {
  const { t, attr } = useText();
  const isReopened = turn.since !== submitted_at;
  const submitted = round > 1 ? mentoringText.submittedAgainAgo : mentoringText.submittedAgo;
  return (
    <time dateTime={turn.since} {...attr('title', dayAndTime(turn.since))}>
      {t(isReopened ? mentoringText.reopenedAgo : submitted, { span: since(turn.since) })}
    </time>
  );
}

/** One that comes back is known to the mentor who sent it; any other may still take it up. */
export function ComesBack({ row: { round, returned_to } }: { row: WaitingReflection }) {
  const { t } = useText();
  const { uuid } = useCurrentUser();
  if (round === 1 && !returned_to) return null;
  const isMine = returned_to?.uuid === uuid;
  return (
    <span className={styles.comesBack}>
      {round > 1 && <Status tone="info">{t(mentoringText.again, { round })}</Status>}{' '}
      {isMine && <Status tone="warn">{t(mentoringText.forYou)}</Status>}
      {returned_to && !isMine && t(mentoringText.forMentor, { mentor: returned_to.name })}
    </span>
  );
}
