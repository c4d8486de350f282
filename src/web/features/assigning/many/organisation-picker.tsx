import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { debounceDelay } from '#web/platform/browser/debounce.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './many-learners.module.css';
import { OrganisationRow } from './organisation-row.tsx';
import type { AssignManySelectionState } from './use-assign-many-selection.ts';

const route = getRouteApi('/shell/mentor/assign-learning/many');
/** As many as the server gives at once. */
const maxOrganisations = 20;
/** More would push the areas below the organisations out of sight. */
const collapsedCount = 5;

/** Adds whole organisations, or some of their people. The search is in the address. */
export function OrganisationPicker({ choice }: { choice: AssignManySelectionState }) {
  const { search: initial = '' } = route.useSearch();
  const [typed, setTyped] = useState(initial);
  const navigate = route.useNavigate();
  const organisations = useLearnersByOrganisation(typed);
  const heading = useId();
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
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
        {list && t(countMessage(list.length, typed.trim()))}
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
          {list.slice(0, isExpanded ? list.length : collapsedCount).map((organisation) => (
            <OrganisationRow key={organisation.uuid} organisation={organisation} choice={choice} />
          ))}
        </ul>
      )}
      {list && list.length > collapsedCount && (
        <div>
          <Button
            variant="quiet"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded
              ? t(assigningManyMessages.showFewer)
              : t(assigningManyMessages.showAll, { total: list.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

function countMessage(count: number, typed: string): Message | '' {
  if (count >= maxOrganisations) {
    return message(assigningManyMessages.firstOrganisations, { most: maxOrganisations });
  }
  return count > 0 && typed ? message(assigningManyMessages.organisationsCount, { count }) : '';
}

/** Organisations with their learners. The last result stays visible until the next is loaded. */
function useLearnersByOrganisation(typed: string) {
  const search = typed.trim();
  const request = { query: { search } };
  return useQuery({
    ...read(learnersOfOrganisations, request),
    async queryFn({ signal }) {
      if (search) await debounceDelay(signal);
      return call(learnersOfOrganisations, request, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
