import { type FormEvent, useState } from 'react';
import type { CaseloadLearner, MentorLoad } from '#contract/mentoring/caseload.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './caseload.module.css';
import { givenMessage, mentorOptions } from './caseload-messages.ts';
import type { Moves } from './use-moves.ts';

type Props = {
  learners: readonly CaseloadLearner[];
  mentors: readonly MentorLoad[];
  moves: Moves;
  onClear: () => void;
};

/** To whom the chosen learners go. */
export function GiveBar({ learners, mentors, moves, onClear }: Props) {
  const { t } = useTranslation();
  const [mentor, setMentor] = useState('');
  const [error, setError] = useState<MessageDescriptor>();

  async function give(event: FormEvent) {
    event.preventDefault();
    if (mentor === '') return setError(caseloadMessages.chooseWhom);
    const to = mentor === 'none' ? null : mentor;
    const all = learners.map(({ uuid, mentor }) => ({
      learner: uuid,
      from: mentor?.uuid ?? null,
      to,
    }));
    const { name } = mentors.find(({ uuid }) => uuid === to) ?? {};
    const outcome = await moves.make(all, givenMessage(all.length, name));
    // What somebody else has changed has to be looked at, and chosen, anew.
    if (outcome !== 'failed') onClear();
  }

  return (
    <form className={styles.giving} noValidate onSubmit={(event) => void give(event)}>
      <p className={styles.count} role="status">
        {t(caseloadMessages.chosen, { count: learners.length })}
      </p>
      <SelectField
        label={caseloadMessages.giveTo}
        value={mentor}
        error={error}
        options={[
          { value: '', label: caseloadMessages.chooseMentor },
          ...mentorOptions(mentors),
          { value: 'none', label: caseloadMessages.nobody },
        ]}
        onChange={(event) => {
          setMentor(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={moves.isBusy}>
          {t(caseloadMessages.give)}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {t(caseloadMessages.chooseNone)}
        </Button>
      </div>
    </form>
  );
}
