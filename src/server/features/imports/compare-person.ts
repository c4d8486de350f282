import { normalizeLine } from '#contract/fields.schemas.ts';
import { schemas } from '#contract/people.schemas.ts';
import { roles as allRoles, type Role } from '#contract/permissions.ts';
import { importProblemsMessages } from '#messages/import-problems.ts';
import { message } from '#messages/message.ts';
import { mustVerifyEmail } from '#server/features/people/index.ts';
import { schemaProblems, textProblems } from './check-fields.ts';
import { fileRoles, type PasswordWord, passwordField } from './file-words.ts';
import type { Change, Compared, ParsedRow, Problem } from './parsed-row.ts';
import { flagOf, flagWord, listCell, listOf, roleOf } from './row-values.ts';

type Organisation = { uuid: string; code: string };

export type PresentPerson = {
  uuid: string;
  name: string;
  email: string;
  active: boolean;
  roles: readonly Role[];
  organisations: readonly Organisation[];
  hasPassword: boolean;
  isVerified: boolean;
};

/** What is not there stays as it is. */
export type PersonIntent = {
  name?: string;
  email?: string;
  active?: boolean;
  roles?: readonly Role[];
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
  const name = normalizeLine(row.cellOf('name') || fullName(row));
  const email = normalizeLine(row.cellOf('email'));
  const active = wantedFlag(row.cellOf('active'), problems);
  const roles = wantedRoles(row.cellOf('roles'), problems);
  const organisations = wantedOrganisations(row.cellOf('organisations'), known, problems);
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(active !== undefined && { active }),
    ...(roles && { roles }),
    ...(organisations && { organisations }),
  };
}

const fullName = ({ cellOf }: ParsedRow) =>
  [cellOf('first_name'), cellOf('last_name')].filter((part) => part !== '').join(' ');

function wantedFlag(cell: string, problems: Problem[]): boolean | undefined {
  if (cell === '') return undefined;
  const flag = flagOf(cell);
  if (flag === undefined) problems.push({ field: 'active', text: importProblemsMessages.yesOrNo });
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
  const { name, active, roles, organisations } = wanted;
  return {
    ...(name !== undefined && name !== present.name && { name }),
    ...(active !== undefined && active !== present.active && { active }),
    ...(roles && !isSame(roles, present.roles) && { roles }),
    ...(organisations &&
      !isSame(uuids(organisations), uuids(present.organisations)) && { organisations }),
  };
}

const uuids = (organisations: readonly Organisation[]) => organisations.map(({ uuid }) => uuid);

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

const changedPerson = schemas.updateUser.body.partial();

function fieldProblems(row: ParsedRow, intent: Wanted, present: PresentPerson | undefined) {
  const schema = present ? changedPerson : schemas.storeUser.body;
  const { name, email } = intent;
  const problems = [...textProblems({ name, email }), ...schemaProblems(schema, intent)];
  // Made of two columns, it is the first that people look at.
  const isJoined = row.cellOf('name') === '' && row.cellOf('first_name') !== '';
  return problems.map((problem) =>
    isJoined && problem.field === 'name' ? { ...problem, field: 'first_name' } : problem,
  );
}

const fieldOrder = ['name', 'email', 'roles', 'active', 'organisations'] as const;

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
function wordOf({ name, email, active, roles, organisations }: Shown, field: string): string {
  if (field === 'name') return name ?? '';
  if (field === 'email') return email ?? '';
  if (field === 'active') return active === undefined ? '' : flagWord(active);
  if (field === 'roles') return listCell((roles ?? []).map((role) => fileRoles[role]));
  return listCell((organisations ?? []).map(({ code }) => code));
}
