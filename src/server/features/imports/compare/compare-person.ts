import { eachOf } from '#contract/fields/record-fields.ts';
import { normalizeLine } from '#contract/fields/typed-text.ts';
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
import { fieldProblems, textProblems } from './check-fields.ts';
import type { NamedOrganisations, Organisation } from './named-organisations.ts';

export type ExistingPerson = PersonValues & {
  uuid: string;
  organisations: readonly Organisation[];
  hasPassword: boolean;
  isVerified: boolean;
};

/** A field that is missing stays unchanged. */
export type PersonIntent = Partial<PersonValues> & {
  /** Uuids. */
  organisations?: readonly string[];
};

export type PersonLookups = {
  organisations: NamedOrganisations;
  /** Those that whoever imports may give. */
  roles: readonly Role[];
  /** Where somebody new belongs if their row names nothing; null where it has to. */
  home: readonly Organisation[] | null;
};
type Wanted = Omit<PersonIntent, 'organisations'> & { organisations?: Organisation[] };

/** What a row does to a person, or to nobody yet. Pure, so that the preview and the writing agree. */
export function comparePerson(
  row: ParsedRow,
  existing: ExistingPerson | undefined,
  lookups: PersonLookups,
): Compared<PersonIntent> {
  const problems: Problem[] = [];
  const roles = new Set([...lookups.roles, ...(existing?.roles ?? [])]);
  const wanted = wantedOf(row, { ...lookups, roles: [...roles] }, problems);
  const intent = existing ? onlyChanged(wanted, existing) : newPerson(wanted, lookups, problems);
  problems.push(...problemsOf(row, intent, existing));

  const label = wanted.name ?? existing?.name ?? row.cellOf('email');
  const subject = existing?.uuid ?? null;
  if (problems.length > 0) return { outcome: 'problem', label, subject, problems };
  const changes = [...changesOf(intent, existing), ...newPassword(intent, existing)];
  const { organisations, ...fields } = intent;
  const write = {
    ...fields,
    ...(organisations && { organisations: organisations.map(({ uuid }) => uuid) }),
  };
  if (!existing) return { outcome: 'create', label, changes, intent: write };
  if (changes.length === 0) return { outcome: 'same', label, subject: existing.uuid };
  return { outcome: 'update', label, subject: existing.uuid, changes, intent: write };
}

function newPerson(wanted: Wanted, { home }: PersonLookups, problems: Problem[]): Wanted {
  const person = { active: true, roles: [], ...wanted };
  if (wanted.organisations || home?.length === 0) return person;
  if (home) return { ...person, organisations: [...home] };
  problems.push({ field: 'organisations', text: importProblemsMessages.ownOrganisation });
  return person;
}

function wantedOf(row: ParsedRow, lookups: PersonLookups, problems: Problem[]): Wanted {
  const wanted: Wanted = {};
  for (const key of personTextKeys) {
    const text = normalizeLine(row.cellOf(key) || (key === 'name' ? fullName(row) : ''));
    if (text !== '') wanted[key] = text;
  }
  for (const key of personFlagKeys) {
    const flag = wantedFlag(row, key, problems);
    if (flag !== undefined) wanted[key] = flag;
  }
  const roles = row.isEmptied('roles') ? [] : wantedRoles(row.cellOf('roles'), lookups, problems);
  const organisations = row.isEmptied('organisations')
    ? []
    : wantedOrganisations(row.cellOf('organisations'), lookups, problems);
  return { ...wanted, ...(roles && { roles }), ...(organisations && { organisations }) };
}

/** A name may stand in two columns. */
const nameParts = ['first_name', 'last_name'] as const;

const fullName = ({ cellOf }: ParsedRow) =>
  nameParts
    .map(cellOf)
    .filter((part) => part !== '')
    .join(' ');

function wantedFlag(row: ParsedRow, field: string, problems: Problem[]): boolean | undefined {
  const cell = row.cellOf(field);
  if (cell === '') return undefined;
  const flag = flagOf(cell);
  if (flag === undefined) problems.push({ field, text: importProblemsMessages.yesOrNo });
  return flag;
}

function wantedRoles(
  cell: string,
  { roles }: PersonLookups,
  problems: Problem[],
): Role[] | undefined {
  if (cell === '') return undefined;
  const words = listOf(cell);
  const named = new Set(words.map(roleOf));
  const unknown = words.filter((word) => !roles.some((role) => role === roleOf(word)));
  if (unknown.length > 0) {
    const choices = roles.map((role) => fileRoles[role]).join(', ');
    const [role = ''] = unknown;
    const text = roleOf(role)
      ? importProblemsMessages.roleOfService
      : importProblemsMessages.noRole;
    problems.push({ field: 'roles', text: message(text, { role, choices }) });
  }
  return allRoles.filter((role) => named.has(role));
}

function wantedOrganisations(cell: string, lookups: PersonLookups, problems: Problem[]) {
  if (cell === '') return undefined;
  const named = lookups.organisations(cell);
  problems.push(...named.problems.map((text) => ({ field: 'organisations', text })));
  return named.found;
}

/** An e-mail that differs only in case names the same mailbox, and stays as it is. */
function onlyChanged({ email: _, ...wanted }: Wanted, existing: ExistingPerson): Wanted {
  const changed: Wanted = { ...wanted };
  for (const key of accountKeys) {
    if (changed[key] === existing[key]) delete changed[key];
  }
  const { roles, organisations } = changed;
  if (roles && isSame(roles, existing.roles)) delete changed.roles;
  if (organisations && isSame(uuids(organisations), uuids(existing.organisations))) {
    delete changed.organisations;
  }
  return changed;
}

const uuids = (organisations: readonly Organisation[]) => organisations.map(({ uuid }) => uuid);

/** Whatever their order. */
function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

const changedPerson = schemas.updateUser.body.partial();

function problemsOf(row: ParsedRow, intent: Wanted, existing: ExistingPerson | undefined) {
  const schema = existing ? changedPerson : schemas.storeUser.body;
  const texts = eachOf(personTextKeys, (key) => intent[key]);
  return fieldProblems(row, { texts, schema, fields: intent }).map((problem) =>
    problem.field === 'name' ? { ...problem, field: nameColumn(row) } : problem,
  );
}

/** The column to blame for a name made of two: the one that spoils it, or else the first. */
function nameColumn(row: ParsedRow): string {
  const { cellOf } = row;
  if (cellOf('name') !== '') return 'name';
  const parts = nameParts.filter((field) => cellOf(field) !== '');
  const spoilt = parts.find((field) => textProblems(row, { [field]: cellOf(field) }).length > 0);
  return spoilt ?? parts[0] ?? 'name';
}

const fieldOrder = [...personKeys, 'organisations'] as const;

function changesOf(intent: Wanted, existing: ExistingPerson | undefined): Change[] {
  return fieldOrder
    .filter((field) => intent[field] !== undefined)
    .map((field) => ({ field, from: cellText(existing ?? {}, field), to: cellText(intent, field) }))
    .filter(({ from, to }) => from !== to);
}

/** Shown among the changes, because it locks out whoever registered with this address. */
function newPassword(intent: Wanted, existing: ExistingPerson | undefined): Change[] {
  if (!existing || !mustVerifyEmail(existing, { ...existing, ...intent })) return [];
  const isActive = intent.active ?? existing.active;
  const to: PasswordWord = isActive ? 'invitation' : 'invitation-later';
  return [{ field: passwordField, from: 'present' satisfies PasswordWord, to }];
}

type CellValues = Partial<Omit<ExistingPerson, 'uuid'>>;

/** A value as a cell has it, so that it can be typed into a file. */
function cellText(values: CellValues, field: (typeof fieldOrder)[number]): string {
  if (field === 'roles') return listCell((values.roles ?? []).map((role) => fileRoles[role]));
  if (field === 'organisations') {
    return listCell((values.organisations ?? []).map(({ code }) => code));
  }
  const value = values[field];
  return typeof value === 'boolean' ? flagWord(value) : (value ?? '');
}
