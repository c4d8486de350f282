import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { mentorBoard } from '#contract/caseload.ts';
import { learnerLearning } from '#contract/mentoring.ts';
import { read } from '#web/platform/data.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './caseload.module.css';
import { MovedLine } from './moved-line.tsx';
import { useMoves } from './use-moves.ts';
import { mentorOptions } from './words.ts';

type Learner = { uuid: string; name: string };

/** Whose learner one person is, to be set beside their account. */
export function OwnMentor({ learner }: { learner: Learner }) {
  const { uuid, name } = learner;
  const heading = useId();
  const board = useQuery(read(mentorBoard, {}));
  const learning = useQuery(read(learnerLearning, { params: { learner: uuid } }));
  const moves = useMoves();
  const [chosen, setChosen] = useState<string>();
  if (!board.data || !learning.data) return null;

  const { mentor } = learning.data;
  const { mentors } = board.data;
  const others = mentors.filter((one) => one.uuid !== uuid);
  const value = chosen ?? mentor?.uuid ?? 'none';

  async function give(event: FormEvent) {
    event.preventDefault();
    const to = value === 'none' ? null : value;
    const now = mentors.find((one) => one.uuid === to)?.name;
    const words = now ? `${now} is ${name}’s mentor now.` : `${name} has no mentor now.`;
    await moves.make([{ learner: uuid, from: mentor?.uuid ?? null, to }], words);
    setChosen(undefined);
  }

  return (
    <section className={`${styles.own} ${styles.apart}`} aria-labelledby={heading}>
      <h3 id={heading}>Mentor</h3>
      <p>{mentor ? `${name}’s mentor is ${mentor.name}.` : `${name} has no mentor.`}</p>
      <form className={styles.choice} noValidate onSubmit={(event) => void give(event)}>
        <SelectField
          label="Give to"
          value={value}
          options={[{ value: 'none', label: 'Nobody' }, ...mentorOptions(others)]}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" busy={moves.isBusy} disabled={value === (mentor?.uuid ?? 'none')}>
          Set mentor
        </Button>
      </form>
      <MovedLine moves={moves} />
    </section>
  );
}
