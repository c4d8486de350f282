import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MentorLoad, mentorBoard, previewShareOut } from '#contract/caseload.ts';
import { counted } from '#web/platform/counted.ts';
import { read } from '#web/platform/data.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './caseload.module.css';
import { MovedLine } from './moved-line.tsx';
import { useMoves } from './use-moves.ts';
import { mentorOptions } from './words.ts';

type Mentor = { uuid: string; name: string };

/** Asked where somebody who has learners is about to mentor no more. */
export function HandOver({ mentor }: { mentor: Mentor }) {
  const board = useQuery(read(mentorBoard, {}));
  const moves = useMoves();
  const mentors = board.data?.mentors ?? [];
  const learners = mentors.find(({ uuid }) => uuid === mentor.uuid)?.learners ?? 0;
  return (
    <div className={styles.own}>
      {learners > 0 && (
        <Notice tone="warn">
          <Question
            mentor={mentor}
            learners={learners}
            others={mentors.filter(({ uuid }) => uuid !== mentor.uuid)}
            moves={moves}
          />
        </Notice>
      )}
      <MovedLine moves={moves} />
    </div>
  );
}

type Props = {
  mentor: Mentor;
  learners: number;
  others: readonly MentorLoad[];
  moves: ReturnType<typeof useMoves>;
};

function Question({ mentor, learners, others, moves }: Props) {
  const [to, setTo] = useState('nobody');
  const isEven = to === 'evenly';
  const all = others.filter(({ role }) => role === 'mentor').map(({ uuid }) => uuid);
  const among = isEven ? all : [to];
  const preview = useQuery({
    ...read(previewShareOut, { body: { of: mentor.uuid, mentors: among } }),
    enabled: to !== 'nobody' && among.length > 0,
    staleTime: 0,
  });
  const share = to === 'nobody' ? undefined : preview.data;

  async function handOver() {
    if (!share) return;
    const given = share.moves.map(({ learner, ...way }) => ({ learner: learner.uuid, ...way }));
    const has = share.mentors.map(({ uuid, has }) => ({ mentor: uuid, learners: has }));
    const words = `${counted(given.length, 'learner')} of ${mentor.name} handed over.`;
    if ((await moves.make(given, words, has)) === 'changed') void preview.refetch();
  }

  return (
    <div className={styles.asking}>
      <p role="status">
        {mentor.name} has {counted(learners, 'learner')}. Who takes over?
      </p>
      <SelectField
        label="Hand over to"
        value={to}
        options={[
          { value: 'nobody', label: 'Nobody yet' },
          ...(all.length > 1 ? [{ value: 'evenly', label: 'All mentors, shared out evenly' }] : []),
          ...mentorOptions(others),
        ]}
        onChange={(event) => setTo(event.target.value)}
      />
      {to === 'nobody' ? (
        <p>
          Once this is saved they are listed under No mentor, until somebody is named or{' '}
          {mentor.name} mentors again.
        </p>
      ) : (
        <>
          <p role="status">{share && sharesInWords(share.mentors)}</p>
          <Button
            busy={moves.isBusy || preview.isFetching}
            disabled={!share || share.moves.length === 0}
            onClick={() => void handOver()}
          >
            Hand over now
          </Button>
        </>
      )}
    </div>
  );
}

const sharesInWords = (mentors: readonly { name: string; has: number; will_have: number }[]) =>
  mentors
    .filter(({ has, will_have }) => will_have > has)
    .map(({ name, has, will_have }) => `${name} gets ${will_have - has}`)
    .join(', ');
