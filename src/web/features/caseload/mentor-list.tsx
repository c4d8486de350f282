import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { mentorBoard } from '#contract/mentoring/caseload.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { normalizeForSearch } from '#web/i18n/normalize-for-search.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './caseload.module.css';
import { learnerCountMessage, waitingMessage } from './caseload-messages.ts';

type Props = { board: ReplyJson<typeof mentorBoard>; chosen: string | undefined };

/** So few are seen at a glance. */
const atAGlance = 8;

/** Every mentor with what they have; first, where there are any, the learners nobody has. */
export function MentorList({ board: { mentors, without }, chosen }: Props) {
  const { t } = useTranslation();
  const [sought, setSought] = useState('');
  const listed = mentors.filter(({ role, learners }) => role === 'mentor' || learners > 0);
  const found = listed.filter(({ name }) =>
    normalizeForSearch(name).includes(normalizeForSearch(sought)),
  );
  return (
    <section className={styles.mentors} aria-labelledby="mentors">
      <h2 id="mentors">{t(caseloadMessages.mentors)}</h2>
      {listed.length > atAGlance && (
        <TextField
          label={caseloadMessages.findMentor}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul className={styles.board}>
        <Row name={caseloadMessages.everybody} isChosen={chosen === undefined} />
        {(without.learners > 0 || without.waiting > 0) && (
          <Row
            name={sharedMessages.noMentor}
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
        <p className={styles.quiet}>{t(caseloadMessages.noSuchMentor)}</p>
      )}
    </section>
  );
}

type RowProps = {
  name: DisplayText;
  mentor?: string;
  load?: Parameters<typeof waitingMessage>[0] & { learners: number };
  isChosen: boolean;
};

function Row({ name, mentor, load, isChosen }: RowProps) {
  const { t } = useTranslation();
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
            {t(learnerCountMessage(load))} · {t(waitingMessage(load))}
          </span>
        )}
      </Link>
    </li>
  );
}
