import { useQuery } from '@tanstack/react-query';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './caseload.module.css';
import { MoveFeedback } from './move-feedback.tsx';
import { TakeOver } from './take-over.tsx';
import { useMoves } from './use-moves.ts';

type Mentor = { uuid: string; name: string };

/** Shown where somebody who has learners is about to stop mentoring: who takes over? */
export function HandOver({ mentor }: { mentor: Mentor }) {
  const { t } = useTranslation();
  const board = useQuery(read(mentorBoard, { query: {} }));
  const moves = useMoves();
  const mentors = board.data?.mentors ?? [];
  const { uuid, name } = mentor;
  const learners = mentors.find((one) => one.uuid === uuid)?.learners ?? 0;
  return (
    <div className={styles.own}>
      {learners > 0 && (
        <Callout tone="warn">
          <div className={styles.asking}>
            <p role="status">
              {t(caseloadMessages.whoTakesOver, { mentor: name, count: learners })}
            </p>
            <TakeOver
              mentor={mentor}
              others={mentors.filter((one) => one.uuid !== uuid)}
              moves={moves}
              untaken={message(caseloadMessages.handedOverToNobody, { mentor: name })}
            />
          </div>
        </Callout>
      )}
      <MoveFeedback moves={moves} />
    </div>
  );
}
