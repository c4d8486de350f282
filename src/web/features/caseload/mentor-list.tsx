import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { mentorBoard } from '#contract/mentoring/caseload.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { normalizeForSearch } from '#messages/normalize-for-search.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './caseload.module.css';
import { learnerCountMessage, waitingMessage } from './caseload-messages.ts';

type Props = {
  board: ReplyJson<typeof mentorBoard>;
  chosen: string | undefined;
  /** The one that the page is about, which stays while mentors are chosen. */
  organisation: string | undefined;
};

/** With more mentors than this, a search box is offered. */
const maxWithoutSearch = 8;

/** Every mentor with their load; first, if there are any, the learners without a mentor. */
export function MentorList({ board: { mentors, without }, chosen, organisation }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const listed = mentors.filter(({ role, learners }) => role === 'mentor' || learners > 0);
  const matching = listed.filter(({ name }) =>
    normalizeForSearch(name).includes(normalizeForSearch(search)),
  );
  return (
    <section className={styles.mentors} aria-labelledby="mentors">
      <h2 id="mentors">{t(caseloadMessages.mentors)}</h2>
      {listed.length > maxWithoutSearch && (
        <TextField
          label={caseloadMessages.findMentor}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul className={styles.board}>
        <Row
          name={caseloadMessages.everybody}
          search={{ organisation }}
          isChosen={chosen === undefined}
        />
        {(without.learners > 0 || without.waiting > 0) && (
          <Row
            name={sharedMessages.noMentor}
            search={{ organisation, mentor: 'none' }}
            load={without}
            isChosen={chosen === 'none'}
          />
        )}
        {matching.map(({ uuid, name, ...load }) => (
          <Row
            key={uuid}
            name={name}
            search={{ organisation, mentor: uuid }}
            load={load}
            isChosen={chosen === uuid}
          />
        ))}
      </ul>
      {matching.length === 0 && search && (
        <p className={styles.quiet}>{t(caseloadMessages.noSuchMentor)}</p>
      )}
    </section>
  );
}

type RowProps = {
  name: DisplayText;
  search: { organisation: string | undefined; mentor?: string };
  load?: Parameters<typeof waitingMessage>[0] & { learners: number };
  isChosen: boolean;
};

function Row({ name, search, load, isChosen }: RowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Link
        to="/mentor/caseload"
        search={search}
        resetScroll={false}
        // Otherwise Everybody, whose link has no search, would be marked as current as well.
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
