import { type FormEvent, useState } from 'react';
import type { CaseloadLearner, MentorLoad } from '#contract/caseload.ts';
import { counted } from '#web/platform/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './caseload.module.css';
import type { Moves } from './use-moves.ts';
import { givenInWords, mentorOptions } from './words.ts';

type Props = {
  learners: readonly CaseloadLearner[];
  mentors: readonly MentorLoad[];
  moves: Moves;
  onClear: () => void;
};

/** To whom the chosen learners go. */
export function GiveBar({ learners, mentors, moves, onClear }: Props) {
  const [mentor, setMentor] = useState('');
  const [error, setError] = useState<string>();

  async function give(event: FormEvent) {
    event.preventDefault();
    if (mentor === '') return setError('Choose whom to give them to.');
    const to = mentor === 'none' ? null : mentor;
    const all = learners.map(({ uuid, mentor }) => ({
      ...{ learner: uuid, from: mentor?.uuid ?? null, to },
    }));
    const { name } = mentors.find(({ uuid }) => uuid === to) ?? {};
    const outcome = await moves.make(all, givenInWords(all.length, name));
    // What somebody else has changed has to be looked at, and chosen, anew.
    if (outcome !== 'failed') onClear();
  }

  return (
    <form className={styles.giving} noValidate onSubmit={(event) => void give(event)}>
      <p className={styles.count} role="status">
        {counted(learners.length, 'learner')} chosen
      </p>
      <SelectField
        label="Give to"
        value={mentor}
        error={error}
        options={[
          { value: '', label: 'Choose a mentor' },
          ...mentorOptions(mentors),
          { value: 'none', label: 'Nobody' },
        ]}
        onChange={(event) => {
          setMentor(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={moves.isBusy}>
          Give
        </Button>
        <Button variant="quiet" onClick={onClear}>
          Choose none
        </Button>
      </div>
    </form>
  );
}
