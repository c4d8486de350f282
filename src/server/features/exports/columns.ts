import type { Reply } from '#contract/endpoint.ts';
import { eachOf, type RecordFields, replyKey } from '#contract/fields/record-fields.ts';
import type { areaIndex } from '#contract/learning/learning.ts';
import type { ProgressState } from '#contract/mentoring/progress.ts';
import {
  type OrganisationField,
  organisationFields,
  organisationTextKeys,
} from '#contract/organisations/organisation-fields.ts';
import { personFields, personFlagKeys, personTextKeys } from '#contract/people/person-fields.ts';
import {
  subscriptionFields,
  subscriptionLineKeys,
} from '#contract/subscriptions/subscription-fields.ts';
import { statusLabel } from '#contract/subscriptions/subscription-words.ts';
import type { Cell } from '#lib/spreadsheets/write.ts';
import { dateOf } from '#messages/dates.ts';
import type { caseloadBatches } from '#server/features/caseload/index.ts';
import { fileRoles, fileTypes, flagWord, listCell } from '#server/features/imports/index.ts';
import type { progressBatches } from '#server/features/mentoring/index.ts';
import type { organisationBatches } from '#server/features/organisations/index.ts';
import type { userBatches } from '#server/features/people/index.ts';
import type { subscriptionBatches } from '#server/features/subscriptions/index.ts';

/** The row of a list that yields its rows in batches. */
type RowOf<List extends (...args: never[]) => AsyncGenerator<unknown[]>> =
  ReturnType<List> extends AsyncGenerator<(infer Row)[]> ? Row : never;

type User = RowOf<typeof userBatches>;
type Organisation = RowOf<typeof organisationBatches>;
type Subscription = RowOf<typeof subscriptionBatches>;
type Progress = RowOf<typeof progressBatches>;
type CaseloadLearner = RowOf<typeof caseloadBatches>;

type CellOf<Row> = (row: Row) => Cell;

/** The cell of each row by its header, in the order of the file. */
type ExportColumns<Row> = Record<string, CellOf<Row>>;

const day = (at: Date | null) => (at ? dateOf(at) : '');

/** The columns that a record's fields describe, in their order. */
function byHeader<Row>(fields: RecordFields, cells: Readonly<Record<string, CellOf<Row>>>) {
  const columns: ExportColumns<Row> = {};
  for (const [key, { file }] of Object.entries(fields)) {
    const cell = cells[key];
    if (file && cell) columns[file.header] = cell;
  }
  return columns;
}

function textCell<Key extends string>(key: Key) {
  return (row: Readonly<Record<Key, string>>) => row[key];
}

function flagCell<Key extends string>(key: Key) {
  return (row: Readonly<Record<Key, boolean>>) => flagWord(row[key]);
}

const accountCells = {
  ...eachOf(personTextKeys, textCell),
  ...eachOf(personFlagKeys, flagCell),
  roles: ({ roles }: User) => listCell(roles.map(({ name }) => fileRoles[name])),
};

/** The columns that an import reads come first, under its headers; those only for people follow. */
export const userColumns = (codes: ReadonlyMap<string, string>): ExportColumns<User> => ({
  ...byHeader<User>(personFields, {
    ...accountCells,
    organisations: ({ organisations }) =>
      listCell(organisations.map(({ uuid }) => codes.get(uuid) ?? '')),
  }),
  'Organisation names': ({ organisations }) => organisations.map(({ name }) => name).join('; '),
  'Email verified': ({ email_verified_at }) => flagWord(email_verified_at !== null),
  Invited: ({ invited_at }) => day(invited_at),
  'Last login': ({ last_login_at }) => day(last_login_at),
  Created: ({ created_at }) => day(created_at),
});

const organisationCells: Record<OrganisationField, CellOf<Organisation>> = {
  ...eachOf(organisationTextKeys, (key) => textCell(replyKey(organisationFields, key))),
  type: ({ org_type }) => fileTypes[org_type],
  region: ({ region }) => region.name,
};

export const organisationColumns: ExportColumns<Organisation> = {
  ...byHeader(organisationFields, organisationCells),
  Members: ({ users }) => users.length,
  Subscribers: ({ users }) => users.filter(({ subscriber }) => subscriber).length,
};

/** As the list has it, in English as the headers are. */
function statusWord(status: string): string {
  const label = statusLabel(status);
  return typeof label === 'string' ? label : String(label.english);
}

const subscriptionCells: Record<keyof typeof subscriptionFields, CellOf<Subscription>> = {
  ...eachOf(subscriptionLineKeys, textCell),
  type: ({ name }) => name,
  status: ({ stripe_status }) => statusWord(stripe_status),
  created_at: ({ created_at }) => day(created_at),
  ends_at: ({ ends_at }) => day(ends_at),
  paid_until: ({ current_period_end }) => day(current_period_end),
};

export const subscriptionColumns: ExportColumns<Subscription> = {
  Name: ({ user }) => user.name,
  Email: ({ user }) => user.email,
  ...byHeader(subscriptionFields, subscriptionCells),
  'Organisation names': ({ user }) => user.organisations.map(({ name }) => name).join('; '),
};

export const caseloadColumns: ExportColumns<CaseloadLearner> = {
  Learner: ({ name }) => name,
  Mentor: ({ mentor }) => mentor?.name ?? '',
  'Reflections waiting': ({ waiting }) => waiting,
  'Waiting since': ({ oldest }) => day(oldest),
};

type Area = Reply<typeof areaIndex>['areas'][number];

export const areaColumns: ExportColumns<Area> = {
  'Learning area': ({ name }) => name,
  'Name in te reo Māori': ({ name_mi }) => name_mi ?? '',
  Active: ({ active }) => flagWord(active),
  Pods: ({ pods_count }) => pods_count,
  Questions: ({ questions_count }) => questions_count,
  Learners: ({ learners_count }) => learners_count,
};

export const stateWords: Record<ProgressState, string> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  sent_back: 'Sent back',
  review: 'To review',
  complete: 'Complete',
};

/** One row for each area of a learner, or one without a state. */
export const progressColumns: ExportColumns<Progress> = {
  Learner: ({ learner }) => learner.name,
  Organisation: ({ learner }) => learner.organisation?.name ?? '',
  Mentor: ({ learner }) => learner.mentor?.name ?? '',
  'Learning area': ({ area }) => area,
  Assigned: ({ state }) => (state ? flagWord(state.assigned) : ''),
  State: ({ state }) => (state ? stateWords[state.state] : ''),
  Done: ({ state }) => state?.done ?? '',
  Of: ({ state }) => state?.total ?? '',
  'Waiting since': ({ state }) => day(state?.waiting_since ?? null),
};
