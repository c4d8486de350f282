import { type FormEvent, useState } from 'react';
import type { CaseloadLearner, MentorLoad } from '#contract/caseload.ts';
import { caseloadText } from '#texts/caseload.ts';
import type { Text } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './caseload.module.css';
import type { Moves } from './use-moves.ts';
import { given, mentorOptions } from './words.ts';

type Props = {
  learners: readonly CaseloadLearner[];
  mentors: readonly MentorLoad[];
  moves: Moves;
  onClear: () => void;
};

/** To whom the chosen learners go. */
export function GiveBar({ learners, mentors, moves, onClear }: Props) {
  const { t } = useText();
  const [mentor, setMentor] = useState('');
  const [error, setError] = useState<Text>();

  async function give(event: FormEvent) {
    event.preventDefault();
    if (mentor === '') return setError(caseloadText.chooseWhom);
    const to = mentor === 'none' ? null : mentor;
    const all = learners.map(({ uuid, mentor }) => ({
      learner: uuid,
      from: mentor?.uuid ?? null,
      to,
    }));
    const { name } = mentors.find(({ uuid }) => uuid === to) ?? {};
    const outcome = await moves.make(all, given(all.length, name));
    // What somebody else has changed has to be looked at, and chosen, anew.
    if (outcome !== 'failed') onClear();
  }

  return (
    <form className={styles.giving} noValidate onSubmit={(event) => void give(event)}>
      <p className={styles.count} role="status">
        {t(caseloadText.chosen, { count: learners.length })}
      </p>
      <SelectField
        label={caseloadText.giveTo}
        value={mentor}
        error={error}
        options={[
          { value: '', label: caseloadText.chooseMentor },
          ...mentorOptions(mentors),
          { value: 'none', label: caseloadText.nobody },
        ]}
        onChange={(event) => {
          setMentor(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={moves.isBusy}>
          {t(caseloadText.give)}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {t(caseloadText.chooseNone)}
        </Button>
      </div>
    </form>
  );
}
