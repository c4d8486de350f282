import { dateOf } from '#messages/dates.ts';
import { fileHeaders, fileRoles, fileTypes, listCell } from '#server/features/imports/index.ts';
import type { organisationBatches } from '#server/features/organisations/index.ts';
import type { userBatches } from '#server/features/people/index.ts';
import type { subscriptionBatches } from '#server/features/subscriptions/index.ts';

/** What a list yields, some hundreds at a time. */
type RowOf<List extends (...given: never[]) => AsyncGenerator<unknown[]>> =
  ReturnType<List> extends AsyncGenerator<(infer Row)[]> ? Row : never;

type User = RowOf<typeof userBatches>;
type Organisation = RowOf<typeof organisationBatches>;
type Subscription = RowOf<typeof subscriptionBatches>;

/** Headers and what stands below them, in the order of the file. */
type ExportColumns<Row> = Record<string, (row: Row) => string>;

const day = (at: Date | null) => (at ? dateOf(at) : '');
const yesOrNo = (flag: boolean) => (flag ? 'Yes' : 'No');

const person = fileHeaders.people;
const organisation = fileHeaders.organisations;

/** What an import needs under the names it knows; what only the list shows comes after it. */
export const userColumns = (codes: ReadonlyMap<string, string>): ExportColumns<User> => ({
  [person.name]: ({ name }) => name,
  [person.email]: ({ email }) => email,
  [person.roles]: ({ roles }) => listCell(roles.map(({ name }) => fileRoles[name])),
  [person.active]: ({ active }) => yesOrNo(active),
  [person.organisations]: ({ organisations }) =>
    listCell(organisations.map(({ uuid }) => codes.get(uuid) ?? '')),
  'Organisation names': ({ organisations }) => organisations.map(({ name }) => name).join('; '),
  'Email verified': ({ email_verified_at }) => yesOrNo(email_verified_at !== null),
  Invited: ({ invited_at }) => day(invited_at),
  'Last login': ({ last_login_at }) => day(last_login_at),
  Created: ({ created_at }) => day(created_at),
});

export const organisationColumns: ExportColumns<Organisation> = {
  [organisation.name]: ({ name }) => name,
  [organisation.code]: ({ org_code }) => org_code,
  [organisation.type]: ({ org_type }) => fileTypes[org_type],
  [organisation.region]: ({ region }) => region.name,
  [organisation.email]: ({ email }) => email,
  [organisation.phone]: ({ phone }) => phone,
  [organisation.street]: ({ street }) => street,
  [organisation.suburb]: ({ suburb }) => suburb,
  [organisation.city]: ({ city }) => city,
  Members: ({ users }) => String(users.length),
  Subscribers: ({ users }) => String(users.filter(({ subscriber }) => subscriber).length),
};

export const subscriptionColumns: ExportColumns<Subscription> = {
  Name: ({ user }) => user.name,
  Email: ({ user }) => user.email,
  Type: ({ name }) => name,
  Status: ({ stripe_status }) => stripe_status,
  'Created Date': ({ created_at }) => day(created_at),
  'End Date': ({ ends_at }) => day(ends_at),
  'Paid until': ({ current_period_end }) => day(current_period_end),
  Organisation: ({ user }) => user.organisations[0]?.name ?? '',
};
