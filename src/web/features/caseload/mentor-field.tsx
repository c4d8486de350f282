import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useMayCall } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './caseload.module.css';
import { mentorOptions } from './caseload-messages.ts';
import { MoveFeedback } from './move-feedback.tsx';
import { useMoves } from './use-moves.ts';

type Person = { uuid: string; name: string };

/** The mentor of one learner, as it is set on the learner's page. */
export function MentorField({ learner, mentor }: { learner: Person; mentor: Person | null }) {
  const { t } = useTranslation();
  const { uuid, name } = learner;
  const board = useQuery({ ...read(mentorBoard, { query: {} }), enabled: useMayCall(mentorBoard) });
  const moves = useMoves();
  const [chosen, setChosen] = useState<string>();
  const mentors = board.data?.mentors ?? [];
  const others = mentors.filter((candidate) => candidate.uuid !== uuid);
  const value = chosen ?? mentor?.uuid ?? 'none';

  async function give(event: FormEvent) {
    event.preventDefault();
    const to = value === 'none' ? null : value;
    const newMentor = mentors.find(({ uuid }) => uuid === to)?.name;
    const text = newMentor
      ? message(caseloadMessages.isMentorNow, { mentor: newMentor, learner: name })
      : message(caseloadMessages.hasNoMentorNow, { learner: name });
    await moves.make([{ learner: uuid, from: mentor?.uuid ?? null, to }], text);
    setChosen(undefined);
  }

  return (
    <div className={styles.own}>
      <p>
        {mentor
          ? t(sharedMessages.mentorIs, { learner: name, mentor: mentor.name })
          : t(sharedMessages.hasNoMentor, { learner: name })}
      </p>
      {board.data && (
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
      )}
      {board.error && <LoadError title={caseloadMessages.notLoaded} query={board} />}
      <MoveFeedback moves={moves} />
    </div>
  );
}
