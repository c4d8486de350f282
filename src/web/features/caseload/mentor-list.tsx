import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { mentorBoard } from '#contract/caseload.ts';
import type { Answer } from '#contract/endpoint.ts';
import { fold } from '#web/platform/fold.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from './caseload.module.css';
import { learnersInWords, waitingInWords } from './words.ts';

type Props = { board: Answer<typeof mentorBoard>; chosen: string | undefined };

/** So few are seen at a glance. */
const atAGlance = 8;

/** Every mentor with what they have; first, where there are any, the learners nobody has. */
export function MentorList({ board: { mentors, without }, chosen }: Props) {
  const [sought, setSought] = useState('');
  const listed = mentors.filter(({ role, learners }) => role === 'mentor' || learners > 0);
  const found = listed.filter(({ name }) => fold(name).includes(fold(sought)));
  return (
    <section className={styles.mentors} aria-labelledby="mentors">
      <h2 id="mentors">Mentors</h2>
      {listed.length > atAGlance && (
        <TextField
          label="Find a mentor"
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul className={styles.board}>
        <Row name="Everybody" isChosen={chosen === undefined} />
        {(without.learners > 0 || without.waiting > 0) && (
          <Row name="No mentor" mentor="none" load={without} isChosen={chosen === 'none'} />
        )}
        {found.map(({ uuid, name, ...load }) => (
          <Row key={uuid} name={name} mentor={uuid} load={load} isChosen={chosen === uuid} />
        ))}
      </ul>
      {found.length === 0 && sought && <p className={styles.quiet}>No mentor is called that.</p>}
    </section>
  );
}

type RowProps = {
  name: string;
  mentor?: string;
  load?: Parameters<typeof waitingInWords>[0] & { learners: number };
  isChosen: boolean;
};

function Row({ name, mentor, load, isChosen }: RowProps) {
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
        <strong>{name}</strong>
        {load && (
          <span>
            {learnersInWords(load)} · {waitingInWords(load)}
          </span>
        )}
      </Link>
    </li>
  );
}
