import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { personMessages } from '#messages/people/person.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './person.module.css';
import type { UserRecords } from './person.tsx';

type Props = { past: UserRecords['past_organisations'] };

/** Where the person belonged before, with the time of each; nothing for whoever never left one. */
export function PastOrganisations({ past }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  if (past.length === 0) return null;
  return (
    <div>
      <h3 id={heading} className={styles.quiet}>
        {t(personMessages.pastOrganisations)}
      </h3>
      <ul className={styles.rows} aria-labelledby={heading}>
        {past.map(({ organisation, joined_at, left_at }) => (
          <li key={`${organisation.uuid} ${joined_at}`} className={styles.row}>
            <span className={styles.words}>
              <Link className="lone-link" to="/organisations" search={{ view: organisation.uuid }}>
                {organisation.name}
              </Link>
              <small>
                {t(personMessages.fromTo, { from: new Date(joined_at), to: new Date(left_at) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
