import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './many-learners.module.css';
import { OrganisationRow } from './organisation-row.tsx';
import { counted } from './sentences.ts';
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
  const [isLong, setLong] = useState(false);
  const list = organisations.data?.organisations;

  function type(text: string) {
    setTyped(text);
    const search = text.trim() || undefined;
    void navigate({ to: manyPath, search: { search }, replace: true, resetScroll: false });
  }

  return (
    <section className={styles.organisations} aria-labelledby={heading}>
      <h3 id={heading}>Or by organisation</h3>
      <TextField
        label="Find an organisation"
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {list && countOf(list.length, typed.trim())}
      </p>
      {organisations.isError && <NotLoaded what="The organisations" query={organisations} />}
      {organisations.isPending && <Skeleton lines={4} />}
      {list?.length === 0 && (
        <Empty>
          {typed.trim()
            ? `No organisation with learners matches “${typed.trim()}”.`
            : 'No organisation has learners yet.'}
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
            {isLong ? 'Show fewer' : `Show all ${list.length}`}
          </Button>
        </div>
      )}
    </section>
  );
}

function countOf(count: number, typed: string): string {
  if (count >= mostOrganisations) {
    return `The first ${mostOrganisations} organisations; type to narrow them down`;
  }
  return count > 0 && typed ? counted(count, 'organisation') : '';
}
