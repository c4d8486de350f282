import { useQuery } from '@tanstack/react-query';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import styles from './caseload.module.css';
import { MoveFeedback } from './move-feedback.tsx';
import { TakeOver } from './take-over.tsx';
import { useMoves } from './use-moves.ts';

type Props = {
  mentor: { uuid: string; name: string };
  organisation: string;
  onHandedOver: () => void;
};

/** Who takes over the learners of a mentor whose role at one organisation is about to end. */
export function HandOverAt({ mentor, organisation, onHandedOver }: Props) {
  const board = useQuery(read(mentorBoard, { query: { organisation } }));
  const moves = useMoves();
  const mentors = board.data?.mentors ?? [];
  const has = mentors.find(({ uuid }) => uuid === mentor.uuid)?.learners ?? 0;
  return (
    <div className={styles.asking}>
      {board.error && <LoadError title={caseloadMessages.notLoaded} query={board} />}
      {has > 0 && (
        <TakeOver
          mentor={mentor}
          organisation={organisation}
          others={mentors.filter(({ uuid }) => uuid !== mentor.uuid)}
          moves={moves}
          untaken={caseloadMessages.untakenHere}
          onHandedOver={onHandedOver}
        />
      )}
      <MoveFeedback moves={moves} />
    </div>
  );
}
