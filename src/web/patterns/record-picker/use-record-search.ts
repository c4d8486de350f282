import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { organisationIndex, organisationSearch } from '#contract/organisations/organisations.ts';
import { userIndex, userSearch } from '#contract/people/people.ts';
import { mailboxIn } from '#web/patterns/invite/mailbox.ts';
import { debounceDelay } from '#web/platform/browser/debounce.ts';
import { call } from '#web/platform/calls/call.ts';

export const maxRecords = 20;

/** `isOff`: somebody who is switched off, who can be found but may not be what is looked for. */
export type FoundRecord = { uuid: string; name: string; line: string; isOff?: boolean };

const searches = { people: findPeople, organisations: findOrganisations };

export type RecordKind = keyof typeof searches;

export function useRecordSearch(
  kind: RecordKind,
  typed: string,
  { organisation, enabled }: { organisation: string | undefined; enabled: boolean },
) {
  const { name, email } = mailboxIn(typed);
  const search = email || name;
  return useQuery({
    queryKey: ['found', kind, search, organisation],
    // The next letter cancels this query during the delay, so that only a pause sends a request.
    async queryFn({ signal }) {
      if (search) await debounceDelay(signal);
      return searches[kind](search, signal, organisation);
    },
    meta: { topics: ['users', 'organisations'] },
    placeholderData: keepPreviousData,
    enabled,
  });
}

const query = { per_page: maxRecords };

async function findPeople(
  term: string,
  signal: AbortSignal,
  organisation: string | undefined,
): Promise<FoundRecord[]> {
  const among = { ...query, organisation };
  const { users } = term
    ? await call(userSearch, { params: { term }, query: among }, { signal })
    : await call(userIndex, { query: among }, { signal });
  return users.data.map(({ uuid, name, email, active }) => ({
    uuid,
    name,
    line: email,
    isOff: !active,
  }));
}

async function findOrganisations(term: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { organisations } = term
    ? await call(organisationSearch, { params: { term }, query }, { signal })
    : await call(organisationIndex, { query }, { signal });
  return organisations.data.map(({ uuid, name, city, org_code: code }) => ({
    uuid,
    name,
    line: [code, city].filter(Boolean).join(', '),
  }));
}
