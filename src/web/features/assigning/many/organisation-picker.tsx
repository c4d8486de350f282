import { getRouteApi } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { type Message, message } from '#lib/messages/message.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './many-learners.module.css';
import { OrganisationRow } from './organisation-row.tsx';
import type { AssignManySelectionState } from './use-assign-many-selection.ts';
import { maxOrganisations, useLearnersByOrganisation } from './use-learners-by-organisation.ts';

const route = getRouteApi('/shell/mentor/assign-learning/many');
/** More at once would push what comes below them out of sight. */
const few = 5;

/** Whole organisations, or some of their people. What is looked for is in the address. */
export function OrganisationPicker({ choice }: { choice: AssignManySelectionState }) {
  const { search: found = '' } = route.useSearch();
  const [typed, setTyped] = useState(found);
  const navigate = route.useNavigate();
  const organisations = useLearnersByOrganisation(typed);
  const heading = useId();
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  const list = organisations.data?.organisations;

  function type(text: string) {
    setTyped(text);
    const search = text.trim() || undefined;
    void navigate({ search: { search }, replace: true, resetScroll: false });
  }

  return (
    <section className={styles.organisations} aria-labelledby={heading}>
      <h3 id={heading}>{t(assigningManyMessages.orByOrganisation)}</h3>
      <TextField
        label={assigningManyMessages.findOrganisation}
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {list && t(countOf(list.length, typed.trim()))}
      </p>
      {organisations.isError && (
        <LoadError title={assigningManyMessages.organisationsNotLoaded} query={organisations} />
      )}
      {organisations.isPending && <Skeleton lines={4} />}
      {list?.length === 0 && (
        <Empty>
          {typed.trim()
            ? t(assigningManyMessages.noSuchOrganisation, { typed: typed.trim() })
            : t(assigningManyMessages.noOrganisations)}
        </Empty>
      )}
      {list && list.length > 0 && (
        <ul className={styles.list} aria-busy={organisations.isPlaceholderData || undefined}>
          {list.slice(0, isLong ? list.length : few).map((organisation) => (
            <OrganisationRow key={organisation.uuid} organisation={organisation} choice={choice} />
          ))}
        </ul>
      )}
      {list && list.length > few && (
        <div>
          <Button variant="quiet" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {isLong
              ? t(assigningManyMessages.showFewer)
              : t(assigningManyMessages.showAll, { total: list.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function countOf(count: number, typed: string): Message | '' {
  if (count >= maxOrganisations) {
    return message(assigningManyMessages.firstOrganisations, { most: maxOrganisations });
  }
  return count > 0 && typed ? message(assigningManyMessages.organisationsCount, { count }) : '';
}
