import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { learnerLearning } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './caseload.module.css';
import { mentorOptions } from './caseload-messages.ts';
import { MoveFeedback } from './move-feedback.tsx';
import { useMoves } from './use-moves.ts';

type Learner = { uuid: string; name: string };

/** Whose learner one person is, to be set beside their account. */
export function MentorField({ learner }: { learner: Learner }) {
  const { t } = useTranslation();
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
    const words = now
      ? message(caseloadMessages.isMentorNow, { mentor: now, learner: name })
      : message(caseloadMessages.hasNoMentorNow, { learner: name });
    await moves.make([{ learner: uuid, from: mentor?.uuid ?? null, to }], words);
    setChosen(undefined);
  }

  return (
    <section className={`${styles.own} ${styles.apart}`} aria-labelledby={heading}>
      <h3 id={heading}>{t(caseloadMessages.mentor)}</h3>
      <p>
        {mentor
          ? t(sharedMessages.mentorIs, { learner: name, mentor: mentor.name })
          : t(sharedMessages.hasNoMentor, { learner: name })}
      </p>
      <form className={styles.choice} noValidate onSubmit={(event) => void give(event)}>
        <SelectField
          label={caseloadMessages.giveTo}
          value={value}
          options={[{ value: 'none', label: caseloadMessages.nobody }, ...mentorOptions(others)]}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" busy={moves.isBusy} disabled={value === (mentor?.uuid ?? 'none')}>
          {t(caseloadMessages.setMentor)}
        </Button>
      </form>
      <MoveFeedback moves={moves} />
    </section>
  );
}
