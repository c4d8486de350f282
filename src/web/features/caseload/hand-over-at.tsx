import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import styles from './caseload.module.css';
import { MoveFeedback } from './move-feedback.tsx';
import { TakeOver } from './take-over.tsx';
import { useMentorLoad } from './use-mentor-load.ts';
import { useMoves } from './use-moves.ts';

type Props = {
  mentor: { uuid: string; name: string };
  organisation: string;
  onHandedOver: () => void;
};

/** Who takes over the learners of a mentor whose role at one organisation is about to end. */
export function HandOverAt({ mentor, organisation, onHandedOver }: Props) {
  const { board, learners, others } = useMentorLoad(mentor.uuid, organisation);
  const moves = useMoves();
  return (
    <div className={styles.asking}>
      {board.error && <LoadError title={caseloadMessages.notLoaded} query={board} />}
      {learners > 0 && (
        <TakeOver
          mentor={mentor}
          organisation={organisation}
          others={others}
          moves={moves}
          untaken={caseloadMessages.untakenHere}
          onHandedOver={onHandedOver}
        />
      )}
      <MoveFeedback moves={moves} />
    </div>
  );
}
