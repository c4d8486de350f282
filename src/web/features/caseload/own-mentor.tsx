import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { mentorBoard } from '#contract/caseload.ts';
import { learnerLearning } from '#contract/mentoring.ts';
import { caseloadText } from '#texts/caseload.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { read } from '#web/platform/data.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './caseload.module.css';
import { MovedLine } from './moved-line.tsx';
import { useMoves } from './use-moves.ts';
import { mentorOptions } from './words.ts';

type Learner = { uuid: string; name: string };

/** Whose learner one person is, to be set beside their account. */
export function OwnMentor({ learner }: { learner: Learner }) {
  const { t } = useText();
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
      ? say(caseloadText.isMentorNow, { mentor: now, learner: name })
      : say(caseloadText.hasNoMentorNow, { learner: name });
    await moves.make([{ learner: uuid, from: mentor?.uuid ?? null, to }], words);
    setChosen(undefined);
  }

  return (
    <section className={`${styles.own} ${styles.apart}`} aria-labelledby={heading}>
      <h3 id={heading}>{t(caseloadText.mentor)}</h3>
      <p>
        {mentor
          ? t(sharedText.mentorIs, { learner: name, mentor: mentor.name })
          : t(sharedText.hasNoMentor, { learner: name })}
      </p>
      <form className={styles.choice} noValidate onSubmit={(event) => void give(event)}>
        <SelectField
          label={caseloadText.giveTo}
          value={value}
          options={[{ value: 'none', label: caseloadText.nobody }, ...mentorOptions(others)]}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" busy={moves.isBusy} disabled={value === (mentor?.uuid ?? 'none')}>
          {t(caseloadText.setMentor)}
        </Button>
      </form>
      <MovedLine moves={moves} />
    </section>
  );
}
