import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { schemas } from '#contract/people/people.schemas.ts';
import { message } from '#lib/messages/message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import { comparePeople } from '#server/features/imports/compare/compare-people.ts';
import type { PersonIntent } from '#server/features/imports/compare/compare-person.ts';
import { lastAdministratorsWithout, setMemberships } from '#server/features/organisations/index.ts';
import { changePeople, createAccounts, lockPeople } from '#server/features/people/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type Create, type Importer, type Update, updateResult, type Written } from './importer.ts';

export const importPeople: Importer<PersonIntent> = {
  compare: comparePeople,
  lock: lockPeople,
  create,
  update,
};

async function create(
  ctx: Context,
  rows: readonly Create<PersonIntent>[],
  options: { invite: boolean },
): Promise<Written[]> {
  const opened = await createAccounts(
    ctx,
    rows.map(({ intent }) => schemas.storeUser.body.parse(intent)),
    options,
  );
  const written = rows.map(({ line }, index): Written => {
    const subject = opened[index];
    if (subject) return { line, subject };
    return { line, problems: [{ field: 'email', text: alreadyTaken('email') }] };
  });
  await join(ctx, rows, written);
  return written;
}

async function update(
  ctx: Context,
  rows: readonly Update<PersonIntent>[],
  options: { invite: boolean },
): Promise<Written[]> {
  const last = await lastOfOrganisations(ctx, rows);
  const possible = rows.filter(({ line }) => !last.has(line));
  const refused = await changePeople(
    ctx,
    possible.map(({ subject, intent: { organisations: _, ...fields } }) => ({
      uuid: subject,
      ...fields,
    })),
    { ...options, isLastSeen: true },
  );
  const written = possible.map((row, index) => updateResult(row, refused[index]));
  await join(ctx, possible, written);
  return [...written, ...last.values()];
}

/** The rows that would take an organisation its last administrator, by their lines. */
async function lastOfOrganisations(ctx: Context, rows: readonly Update<PersonIntent>[]) {
  const last = await lastAdministratorsWithout(
    ctx,
    rows.map(({ subject: user, intent: { organisations, active } }) => ({
      user,
      ...(organisations && { organisations }),
      isSwitchedOff: active === false,
    })),
  );
  const refused = new Map<number, Written>();
  for (const { line, subject, intent } of rows) {
    const field = intent.active === false ? 'active' : 'organisations';
    const problems = last
      .filter(({ user }) => user === subject)
      .map(({ name, organisation }) => ({
        field,
        text: message(organisationRolesMessages.lastInFile, { name, organisation }),
      }));
    if (problems.length > 0) refused.set(line, { line, problems });
  }
  return refused;
}

/** Only those whose row was written, and only where the file names organisations for them. */
async function join(
  ctx: Context,
  rows: readonly Create<PersonIntent>[],
  written: readonly Written[],
): Promise<void> {
  const wanted = rows.flatMap(({ intent }, index) => {
    const done = written[index];
    if (!intent.organisations || !done || !('subject' in done)) return [];
    return [{ user: done.subject, organisations: intent.organisations }];
  });
  await setMemberships(ctx, wanted);
}
