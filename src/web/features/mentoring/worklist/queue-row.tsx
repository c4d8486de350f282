import type { QueuedReflection, QueueState } from '#contract/mentoring/review-queue.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { formatDateTime, formatElapsed } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './queue-row.module.css';

type Props = { row: QueuedReflection; state: QueueState };
type RowProps = Props & { whose: string };

/** One reflection: whose, of what, since when, how far, and what is to be known before opening it. */
export function QueueRow({ row, state, whose }: RowProps) {
  const { t, fullName, locale } = useTranslation();
  const { uuid, learner, mentor } = row;
  const isWaiting = row.turn.whose === 'mentor';
  const label = isWaiting ? mentoringMessages.review : mentoringMessages.open;
  const labelWith = isWaiting ? mentoringMessages.reviewIt : mentoringMessages.readIt;
  const name = message(labelWith, { learner: learner.name, reflection: nameIn(locale, row) });
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <strong>{learner.name}</strong>{' '}
        {mentor && whose === 'all' && (
          <span>{t(mentoringMessages.mentor, { mentor: mentor.name })}</span>
        )}
      </span>
      <span className={styles.what}>
        <Subject row={row} />
      </span>
      <Since row={row} state={state} />
      <span className={styles.state}>
        {isWaiting && <ReviewedCount row={row} />}
        {state !== 'finished' && <Round row={row} />}
        {isWaiting && row.held_by && (
          <Status tone="muted">{t(mentoringMessages.heldBy, { mentor: row.held_by.name })}</Status>
        )}
      </span>
      <ButtonLink
        to="/mentor/review-learning/reflection/$reflection"
        params={{ reflection: uuid }}
        {...fullName(label, name)}
      >
        {t(label)}
      </ButtonLink>
    </li>
  );
}

function Subject({ row: { pod, area } }: Pick<Props, 'row'>) {
  const { t } = useTranslation();
  const inArea = <LocalizedName of={area} />;
  return pod
    ? t(mentoringMessages.podInArea, { pod: <LocalizedName of={pod} />, area: inArea })
    : t(mentoringMessages.areaReflection, { area: inArea });
}

/** Since when it has been in this state. */
function Since({ row, state }: Props) {
  const { t, attr } = useTranslation();
  const { since } = row.turn;
  return (
    <time className={styles.since} dateTime={since} {...attr('title', formatDateTime(since))}>
      {t(sinceLabel(row, state), { span: formatElapsed(since) })}
    </time>
  );
}

function sinceLabel({ round, reopened }: QueuedReflection, state: QueueState) {
  if (state === 'sent_back') return mentoringMessages.sentBackAgo;
  if (state === 'finished') return mentoringMessages.signedOffAgo;
  if (reopened) return mentoringMessages.reopenedAgo;
  return round > 1 ? mentoringMessages.submittedAgainAgo : mentoringMessages.submittedAgo;
}

function ReviewedCount({ row: { reviewed_count, questions_count } }: Pick<Props, 'row'>) {
  const { t } = useTranslation();
  if (reviewed_count >= questions_count) {
    return <Status tone="ok">{t(mentoringMessages.readyToSignOff)}</Status>;
  }
  return (
    <span>{t(mentoringMessages.reviewed, { done: reviewed_count, total: questions_count })}</span>
  );
}

/** Which round it is, and to which mentor it comes back. Any other mentor may still review it. */
function Round({ row: { round, returned_to, turn, mentor } }: Pick<Props, 'row'>) {
  const { t } = useTranslation();
  const { uuid } = useCurrentUser();
  const isMine = returned_to?.uuid === uuid;
  if (turn.whose !== 'mentor') return null;
  return (
    <>
      {round > 1 && <Status tone="info">{t(mentoringMessages.again, { round })}</Status>}
      {isMine && <Status tone="warn">{t(mentoringMessages.forYou)}</Status>}
      {returned_to && !isMine && returned_to.uuid !== mentor?.uuid && (
        <span>{t(mentoringMessages.forMentor, { mentor: returned_to.name })}</span>
      )}
    </>
  );
}
