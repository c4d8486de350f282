import { Link } from '@tanstack/react-router';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './caseload.module.css';
import { MoveFeedback } from './move-feedback.tsx';
import { TakeOver } from './take-over.tsx';
import { useMentorLoad } from './use-mentor-load.ts';
import { useMoves } from './use-moves.ts';

type Props = { mentor: { uuid: string; name: string }; count: number };

/** Those who have nobody since somebody mentors no more, who can be handed over in one go. */
export function LearnersLeft({ mentor, count }: Props) {
  const { t } = useTranslation();
  const { others } = useMentorLoad(mentor.uuid);
  const moves = useMoves();
  return (
    <div className={styles.own}>
      {count > 0 && (
        <Callout tone="warn">
          <div className={styles.asking}>
            <p role="status">
              {t(caseloadMessages.whoTakesOverLeft, { mentor: mentor.name, count })}
            </p>
            <TakeOver
              mentor={mentor}
              isLast
              others={others}
              moves={moves}
              untaken={caseloadMessages.stillUntaken}
            />
            <Link
              className="lone-link"
              to="/mentor/caseload"
              search={{ mentor: 'none', last_mentor: mentor.uuid }}
            >
              {t(caseloadMessages.learnersWithout)}
            </Link>
          </div>
        </Callout>
      )}
      <MoveFeedback moves={moves} />
    </div>
  );
}
