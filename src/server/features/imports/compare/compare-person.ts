import { normalizeLine } from '#contract/fields/fields.schemas.ts';
import { eachOf } from '#contract/fields/record-fields.ts';
import { schemas } from '#contract/people/people.schemas.ts';
import {
  accountKeys,
  type PersonValues,
  personFlagKeys,
  personKeys,
  personTextKeys,
} from '#contract/people/person-fields.ts';
import { roles as allRoles, type Role } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import {
  fileRoles,
  type PasswordWord,
  passwordField,
} from '#server/features/imports/read/file-words.ts';
import type {
  Change,
  Compared,
  ParsedRow,
  Problem,
} from '#server/features/imports/read/parsed-row.ts';
import {
  flagOf,
  flagWord,
  listCell,
  listOf,
  roleOf,
} from '#server/features/imports/read/row-values.ts';
import { mustVerifyEmail } from '#server/features/people/index.ts';
import { schemaProblems, textProblems } from './check-fields.ts';

type Organisation = { uuid: string; code: string };

export type PresentPerson = PersonValues & {
  uuid: string;
  organisations: readonly Organisation[];
  hasPassword: boolean;
  isVerified: boolean;
};

/** What is not there stays as it is. */
export type PersonIntent = Partial<PersonValues> & {
  /** Their uuids. */
  organisations?: readonly string[];
};

type Known = { organisations: ReadonlyMap<string, Organisation> };
type Wanted = Omit<PersonIntent, 'organisations'> & { organisations?: Organisation[] };

/** What a row does to a person, or to nobody yet. Pure, so that the preview and the writing agree. */
export function comparePerson(
  row: ParsedRow,
  present: PresentPerson | undefined,
  known: Known,
): Compared<PersonIntent> {
  const problems: Problem[] = [];
  const wanted = wantedOf(row, known, problems);
  const intent = present ? onlyChanged(wanted, present) : { active: true, roles: [], ...wanted };
  problems.push(...fieldProblems(row, intent, present));

  const label = wanted.name ?? present?.name ?? row.cellOf('email');
  const subject = present?.uuid ?? null;
  if (problems.length > 0) return { outcome: 'problem', label, subject, problems };
  const changes = [...changesOf(intent, present), ...newPassword(intent, present)];
  const { organisations, ...fields } = intent;
  const write = {
    ...fields,
    ...(organisations && { organisations: organisations.map(({ uuid }) => uuid) }),
  };
  if (!present) return { outcome: 'create', label, changes, intent: write };
  if (changes.length === 0) return { outcome: 'same', label, subject: present.uuid };
  return { outcome: 'update', label, subject: present.uuid, changes, intent: write };
}

function wantedOf(row: ParsedRow, known: Known, problems: Problem[]): Wanted {
  const wanted: Wanted = {};
  for (const key of personTextKeys) {
    const text = normalizeLine(row.cellOf(key) || (key === 'name' ? fullName(row) : ''));
    if (text !== '') wanted[key] = text;
  }
  for (const key of personFlagKeys) {
    const flag = wantedFlag(row, key, problems);
    if (flag !== undefined) wanted[key] = flag;
  }
  const roles = wantedRoles(row.cellOf('roles'), problems);
  const organisations = wantedOrganisations(row.cellOf('organisations'), known, problems);
  return { ...wanted, ...(roles && { roles }), ...(organisations && { organisations }) };
}

const fullName = ({ cellOf }: ParsedRow) =>
  [cellOf('first_name'), cellOf('last_name')].filter((part) => part !== '').join(' ');

function wantedFlag(row: ParsedRow, field: string, problems: Problem[]): boolean | undefined {
  const cell = row.cellOf(field);
  if (cell === '') return undefined;
  const flag = flagOf(cell);
  if (flag === undefined) problems.push({ field, text: importProblemsMessages.yesOrNo });
  return flag;
}

function wantedRoles(cell: string, problems: Problem[]): Role[] | undefined {
  if (cell === '') return undefined;
  const words = listOf(cell);
  const unknown = words.filter((word) => roleOf(word) === undefined);
  if (unknown.length > 0) {
    const choices = Object.values(fileRoles).join(', ');
    const text = message(importProblemsMessages.noRole, { role: unknown[0] ?? '', choices });
    problems.push({ field: 'roles', text });
  }
  const given = new Set(words.map(roleOf));
  return allRoles.filter((role) => given.has(role));
}

function wantedOrganisations(cell: string, known: Known, problems: Problem[]) {
  if (cell === '') return undefined;
  const found = new Map<string, Organisation>();
  for (const code of listOf(cell)) {
    const organisation = known.organisations.get(code.toLowerCase());
    if (organisation) found.set(organisation.uuid, organisation);
    else {
      const text = message(importProblemsMessages.noOrganisation, { code });
      problems.push({ field: 'organisations', text });
    }
  }
  return [...found.values()];
}

/** An e-mail that differs only in case names the same mailbox, and stays as it is. */
function onlyChanged({ email: _, ...wanted }: Wanted, present: PresentPerson): Wanted {
  const changed: Wanted = { ...wanted };
  for (const key of accountKeys) {
    if (changed[key] === present[key]) delete changed[key];
  }
  const { roles, organisations } = changed;
  if (roles && isSame(roles, present.roles)) delete changed.roles;
  if (organisations && isSame(uuids(organisations), uuids(present.organisations))) {
    delete changed.organisations;
  }
  return changed;
}

const uuids = (organisations: readonly Organisation[]) => organisations.map(({ uuid }) => uuid);

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

const changedPerson = schemas.updateUser.body.partial();

function fieldProblems(row: ParsedRow, intent: Wanted, present: PresentPerson | undefined) {
  const schema = present ? changedPerson : schemas.storeUser.body;
  const texts = eachOf(personTextKeys, (key) => intent[key]);
  const problems = [...textProblems(texts), ...schemaProblems(schema, intent)];
  // Made of two columns, it is the first that people look at.
  const isJoined = row.cellOf('name') === '' && row.cellOf('first_name') !== '';
  return problems.map((problem) =>
    isJoined && problem.field === 'name' ? { ...problem, field: 'first_name' } : problem,
  );
}

const fieldOrder = [...personKeys, 'organisations'] as const;

function changesOf(intent: Wanted, present: PresentPerson | undefined): Change[] {
  return fieldOrder
    .filter((field) => intent[field] !== undefined)
    .map((field) => ({ field, from: wordOf(present ?? {}, field), to: wordOf(intent, field) }))
    .filter(({ from, to }) => from !== to);
}

/** Said beside the roles, because it shuts out whoever registered with this address. */
function newPassword(intent: Wanted, present: PresentPerson | undefined): Change[] {
  if (!present || !mustVerifyEmail(present, { ...present, ...intent })) return [];
  const isActive = intent.active ?? present.active;
  const to: PasswordWord = isActive ? 'invitation' : 'invitation-later';
  return [{ field: passwordField, from: 'present' satisfies PasswordWord, to }];
}

type Shown = Partial<Omit<PresentPerson, 'uuid'>>;

/** As a cell would say it, so that what is shown can be typed into a file. */
function wordOf(shown: Shown, field: (typeof fieldOrder)[number]): string {
  if (field === 'roles') return listCell((shown.roles ?? []).map((role) => fileRoles[role]));
  if (field === 'organisations') {
    return listCell((shown.organisations ?? []).map(({ code }) => code));
  }
  const value = shown[field];
  return typeof value === 'boolean' ? flagWord(value) : (value ?? '');
}
