import { eq, sql } from 'drizzle-orm';
import { pick } from '#contract/fields/record-fields.ts';
import { alreadyTaken, invalidSelection } from '#contract/fields/validation-messages.ts';
import { type AccountValues, personKeys } from '#contract/people/person-fields.ts';
import type { Role } from '#contract/permissions.ts';
import { dropPasswordLinks, emailChanged, verifyEmail } from '#server/features/accounts/index.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import { endFactorsOf } from '#server/features/factors/index.ts';
import {
  lastAdministratorMessage,
  lastAdministratorsWithout,
} from '#server/features/organisations/index.ts';
import { endIdentitiesOf } from '#server/features/single-sign-on/index.ts';
import { endSessionsOf, endSessionsOfAll } from '#server/platform/auth/session.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';
import { invitePeople } from './accounts/invite-people.ts';
import { breakGlassChecker } from './break-glass.ts';
import { type LockedPerson, lockAdministrators, lockPeople } from './lock-people.ts';
import {
  inRoleOrder,
  isAdministrator,
  isSameEmail,
  mustVerifyEmail,
  whyNotChange,
} from './rules.ts';
import { type PersonUpdate, writePeople } from './write-people.ts';

/** Fields left out keep their value. */
type PersonChange = { uuid: string } & Partial<AccountValues> & {
    roles?: readonly Role[] | undefined;
  };

/**
 * Changes any number of people at once in the caller's transaction, each at most once, with all that
 * follows from it: history, ended sessions, mails. Returns the errors of each change in the order of
 * `changes`; undefined where it was applied, or changes nothing. Without `invite`, people who have to
 * choose a new password get no invitation yet: the caller sends it later. `isLastSeen`: it was seen that
 * an organisation loses its last administrator.
 */
export async function changePeople(
  ctx: Context,
  changes: readonly PersonChange[],
  { invite = true, isLastSeen = false } = {},
): Promise<(FieldErrors | undefined)[]> {
  const locked = await lockPeople(
    ctx,
    changes.map(({ uuid }) => uuid),
  );
  const peopleById = new Map(locked.map((person) => [person.uuid, person]));
  const intended = updatesOf(peopleById, changes);
  const errorsOf = await updateChecker(ctx, intended);
  const lastErrorsOf = isLastSeen ? () => undefined : await lastAtOrganisations(ctx, intended);
  const breakGlassErrorsOf = await breakGlassChecker(ctx, intended);
  const isTaken = await emailsTaken(ctx, changes);

  const updates: PersonUpdate[] = [];
  const results = changes.map((change): FieldErrors | undefined => {
    const person = peopleById.get(change.uuid.toLowerCase());
    if (!person) return { uuid: [invalidSelection('user')] };
    if (isTaken.has(person.uuid)) return { email: [alreadyTaken('email')] };
    const update = { from: person, to: withChange(person, change) };
    const errors = errorsOf(update) ?? lastErrorsOf(update) ?? breakGlassErrorsOf(update);
    if (!errors) updates.push(update);
    return errors;
  });
  await applyUpdates(ctx, updates, invite);
  return results;
}

function updatesOf(
  peopleById: Map<string, LockedPerson>,
  changes: readonly PersonChange[],
): PersonUpdate[] {
  return changes.flatMap((change) => {
    const from = peopleById.get(change.uuid.toLowerCase());
    return from ? [{ from, to: withChange(from, change) }] : [];
  });
}

const withChange = (person: LockedPerson, { uuid: _, ...values }: PersonChange): LockedPerson => ({
  ...person,
  ...values,
  isVerified: person.isVerified && isSameEmail(person.email, values.email ?? person.email),
  roles: inRoleOrder(values.roles ?? person.roles),
});

/** Locks the administrators only where one of them would cease to be one. */
async function updateChecker(ctx: Context, updates: PersonUpdate[]) {
  const losesAdministrator = updates.some(
    ({ from, to }) => isAdministrator(from) && !isAdministrator(to),
  );
  const administrators = losesAdministrator ? await lockAdministrators(ctx) : new Set<string>();
  return ({ from, to }: PersonUpdate): FieldErrors | undefined => {
    const errors = whyNotChange(from, to, {
      isOneself: from.uuid === ctx.user.uuid,
      isLastAdministrator: administrators.size === 1 && administrators.has(from.uuid),
    });
    if (!errors && !isAdministrator(to)) administrators.delete(from.uuid);
    return errors;
  };
}

/** Of whom an organisation would lose its last administrator who can log in. */
async function lastAtOrganisations(ctx: Context, updates: PersonUpdate[]) {
  const switchedOff = updates.filter(({ from, to }) => from.active && !to.active);
  const last = await lastAdministratorsWithout(
    ctx,
    switchedOff.map(({ from }) => ({ user: from.uuid, isSwitchedOff: true })),
  );
  return ({ from }: PersonUpdate): FieldErrors | undefined => {
    const texts = last.filter(({ user }) => user === from.uuid).map(lastAdministratorMessage);
    return texts.length > 0 ? { last_administrator: texts } : undefined;
  };
}

/** People whose new e-mail somebody else has. The unique index catches what comes in between. */
async function emailsTaken({ db }: Context, changes: readonly PersonChange[]) {
  const withEmail = changes.filter(({ email }) => email !== undefined);
  if (withEmail.length === 0) return new Set<string>();
  const { rows } = await db.execute<{ uuid: string }>(sql`
    select input.uuid from jsonb_to_recordset(${JSON.stringify(withEmail)}::jsonb)
      as input (uuid uuid, email text)
    join ${users} on lower(${users.email}) = lower(input.email) and ${users.uuid} <> input.uuid`);
  return new Set(rows.map(({ uuid }) => uuid));
}

async function applyUpdates(ctx: Context, updates: PersonUpdate[], invite: boolean): Promise<void> {
  const changed = updates.flatMap((update) => {
    const difference = changedFields(historyFields(update.from), historyFields(update.to));
    return difference ? [{ ...update, difference }] : [];
  });
  await writePeople(ctx, changed);
  await recordEvents(
    ctx,
    changed.map(({ from, difference }) => ({
      action: 'user.changed',
      subjectType: 'user',
      subject: from.uuid,
      ...difference,
    })),
  );
  // On reactivation too: a session opened at the moment of deactivation must not come back.
  const switched = changed.filter(({ from, to }) => from.active !== to.active);
  await endSessionsOfAll(
    ctx.db,
    switched.map(({ from }) => from.uuid),
  );
  for (const { from, to } of changed) {
    const needsNewPassword = mustVerifyEmail(from, to);
    if (needsNewPassword) await invalidatePassword(ctx, to.uuid);
    const hasPassword = to.hasPassword && !needsNewPassword;
    if (!isSameEmail(from.email, to.email)) {
      await changeEmailAddress(ctx, from, { ...to, hasPassword });
    } else if (needsNewPassword && to.active && invite) await invitePeople(ctx, [to.uuid]);
  }
}

/** Ends every way in that was opened before: password, factors, sessions and open links. */
async function invalidatePassword(ctx: Context, user: string): Promise<void> {
  await ctx.db.update(users).set({ passwordHash: null }).where(eq(users.uuid, user));
  await endFactorsOf(ctx, [user]);
  await endIdentitiesOf(ctx, [user]);
  await endSessionsOf(ctx.db, user);
  await dropPasswordLinks(ctx, user);
}

const historyFields = (person: LockedPerson) => pick(person, personKeys);

/** Somebody without a password is invited again, which verifies the address; others must verify it. */
async function changeEmailAddress(
  ctx: Context,
  from: LockedPerson,
  to: LockedPerson,
): Promise<void> {
  const user = to.uuid;
  await dropPasswordLinks(ctx, user);
  await ctx.jobs.add(ctx, emailChanged, { user, formerly: from.email });
  if (!to.active) return;
  if (to.hasPassword) await ctx.jobs.add(ctx, verifyEmail, { user });
  else await invitePeople(ctx, [user]);
}
