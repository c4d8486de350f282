import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { assigningManyText } from '#texts/assigning-many.ts';
import { type Said, say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './many-learners.module.css';
import { OrganisationRow } from './organisation-row.tsx';
import type { KeptManyChoice } from './use-many-choice.ts';
import { manyPath } from './use-many-choice.ts';
import { mostOrganisations, useOrganisations } from './use-organisations.ts';

/** More at once would push what comes below them out of sight. */
const few = 5;

/** Whole organisations, or some of their people. What is looked for is in the address. */
export function OrganisationPicker({ choice }: { choice: KeptManyChoice }) {
  const found = useSearch({ strict: false, select: ({ search = '' }) => search });
  const [typed, setTyped] = useState(found);
  const navigate = useNavigate();
  const organisations = useOrganisations(typed);
  const heading = useId();
  const { t } = useText();
  const [isLong, setLong] = useState(false);
  const list = organisations.data?.organisations;

  function type(text: string) {
    setTyped(text);
    const search = text.trim() || undefined;
    void navigate({ to: manyPath, search: { search }, replace: true, resetScroll: false });
  }

  return (
    <section className={styles.organisations} aria-labelledby={heading}>
      <h3 id={heading}>{t(assigningManyText.orByOrganisation)}</h3>
      <TextField
        label={assigningManyText.findOrganisation}
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {list && t(countOf(list.length, typed.trim()))}
      </p>
      {organisations.isError && (
        <NotLoaded title={assigningManyText.organisationsNotLoaded} query={organisations} />
      )}
      {organisations.isPending && <Skeleton lines={4} />}
      {list?.length === 0 && (
        <Empty>
          {typed.trim()
            ? t(assigningManyText.noSuchOrganisation, { typed: typed.trim() })
            : t(assigningManyText.noOrganisations)}
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
              ? t(assigningManyText.showFewer)
              : t(assigningManyText.showAll, { total: list.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function countOf(count: number, typed: string): Said | '' {
  if (count >= mostOrganisations) {
    return say(assigningManyText.firstOrganisations, { most: mostOrganisations });
  }
  return count > 0 && typed ? say(assigningManyText.organisationsCount, { count }) : '';
}
