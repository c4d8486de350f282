import { type FormEvent, useState } from 'react';
import type { MentorLoad } from '#contract/mentoring/caseload.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { List } from '#web/patterns/list/use-list.ts';
import { SelectionBar } from '#web/patterns/selection/selection-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './caseload.module.css';
import { givenMessage, mentorOptions } from './caseload-messages.ts';
import type { LearnerSelection } from './use-learner-selection.ts';
import type { Moves } from './use-moves.ts';

/** Where the export of the list is. */
export const caseloadExport = '/api/admin/export/caseload';

type Props = {
  list: List;
  selection: LearnerSelection;
  mentors: readonly MentorLoad[];
  moves: Moves;
};

/** Gives the selected learners to a mentor, or to nobody. */
export function GiveBar({ list, selection, mentors, moves }: Props) {
  const { t } = useTranslation();
  const { all: learners, count } = selection;
  const [mentor, setMentor] = useState('');
  const [error, setError] = useState<MessageDescriptor>();

  async function give(event: FormEvent) {
    event.preventDefault();
    if (mentor === '') return setError(caseloadMessages.chooseWhom);
    const to = mentor === 'none' ? null : mentor;
    const newMoves = learners.map(({ uuid, mentor }) => ({
      learner: uuid,
      from: mentor?.uuid ?? null,
      to,
    }));
    const { name } = mentors.find(({ uuid }) => uuid === to) ?? {};
    const outcome = await moves.make(newMoves, givenMessage(newMoves.length, name));
    // Learners that somebody else moved meanwhile have to be looked at and chosen again.
    if (outcome !== 'failed') selection.clear();
  }

  return (
    <SelectionBar list={list} selection={selection} path={caseloadExport}>
      <form className={styles.choice} noValidate onSubmit={(event) => void give(event)}>
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
        <Button type="submit" variant="primary" busy={moves.isBusy || learners.length < count}>
          {t(caseloadMessages.give)}
        </Button>
      </form>
    </SelectionBar>
  );
}
