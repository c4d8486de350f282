import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './caseload.module.css';
import { MoveFeedback } from './move-feedback.tsx';
import { TakeOver } from './take-over.tsx';
import { useMentorLoad } from './use-mentor-load.ts';
import { useMoves } from './use-moves.ts';

type Mentor = { uuid: string; name: string };

/** Shown where somebody who has learners is about to stop mentoring: who takes over? */
export function HandOver({ mentor }: { mentor: Mentor }) {
  const { t } = useTranslation();
  const { learners, others } = useMentorLoad(mentor.uuid);
  const moves = useMoves();
  const { name } = mentor;
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
              others={others}
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
