import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { mentorBoard } from '#contract/caseload.ts';
import type { Answer } from '#contract/endpoint.ts';
import { caseloadText } from '#texts/caseload.ts';
import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { fold } from '#web/platform/fold.ts';
import { useText } from '#web/platform/use-text.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from './caseload.module.css';
import { learnersOf, waiting } from './words.ts';

type Props = { board: Answer<typeof mentorBoard>; chosen: string | undefined };

/** So few are seen at a glance. */
const atAGlance = 8;

/** Every mentor with what they have; first, where there are any, the learners nobody has. */
export function MentorList({ board: { mentors, without }, chosen }: Props) {
  const { t } = useText();
  const [sought, setSought] = useState('');
  const listed = mentors.filter(({ role, learners }) => role === 'mentor' || learners > 0);
  const found = listed.filter(({ name }) => fold(name).includes(fold(sought)));
  return (
    <section className={styles.mentors} aria-labelledby="mentors">
      <h2 id="mentors">{t(caseloadText.mentors)}</h2>
      {listed.length > atAGlance && (
        <TextField
          label={caseloadText.findMentor}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul className={styles.board}>
        <Row name={caseloadText.everybody} isChosen={chosen === undefined} />
        {(without.learners > 0 || without.waiting > 0) && (
          <Row
            name={sharedText.noMentor}
            mentor="none"
            load={without}
            isChosen={chosen === 'none'}
          />
        )}
        {found.map(({ uuid, name, ...load }) => (
          <Row key={uuid} name={name} mentor={uuid} load={load} isChosen={chosen === uuid} />
        ))}
      </ul>
      {found.length === 0 && sought && (
        <p className={styles.quiet}>{t(caseloadText.noSuchMentor)}</p>
      )}
    </section>
  );
}

type RowProps = {
  name: Words;
  mentor?: string;
  load?: Parameters<typeof waiting>[0] & { learners: number };
  isChosen: boolean;
};

function Row({ name, mentor, load, isChosen }: RowProps) {
  const { t } = useText();
  return (
    <li>
      <Link
        to="/mentor/caseload"
        search={mentor === undefined ? {} : { mentor }}
        resetScroll={false}
        // Of itself it would take the list of everybody for the current one, too.
        activeOptions={{ exact: true, includeSearch: true }}
        className={styles.mentor}
        aria-current={isChosen ? 'true' : undefined}
      >
        <strong>{t(name)}</strong>
        {load && (
          <span>
            {t(learnersOf(load))} · {t(waiting(load))}
          </span>
        )}
      </Link>
    </li>
  );
}
