import { eq, sql } from 'drizzle-orm';
import { pick } from '#contract/fields/record-fields.ts';
import { alreadyTaken, invalidSelection } from '#contract/fields/validation-messages.ts';
import { type AccountValues, personKeys } from '#contract/people/person-fields.ts';
import type { Role } from '#contract/permissions.ts';
import { dropPasswordLinks, emailChanged, verifyEmail } from '#server/features/accounts/index.ts';
import { recordEvents } from '#server/features/audit/index.ts';
import { endSessionsOf } from '#server/platform/auth/session.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { FieldErrors } from '#server/platform/http/api-error.ts';
import { users } from '#server/schema/index.ts';
import { invitePeople } from './accounts/invite-people.ts';
import { type LockedPerson, lockAdministrators, lockPeople } from './lock-people.ts';
import {
  inRoleOrder,
  isAdministrator,
  isSameEmail,
  mustVerifyEmail,
  whyNotChange,
} from './rules.ts';
import { type Step, writePeople } from './write-people.ts';

/** What is not given stays as it is. */
type PersonChange = { uuid: string } & Partial<AccountValues> & {
    roles?: readonly Role[] | undefined;
  };

/**
 * Changes any number of people at once in the caller's transaction, each person once, with all that
 * follows from it: guards, history, ended sessions, mails. Answers for each change, in the order
 * given, why it can't be made, as sentences by field; undefined where it is made, or changes nothing.
 * Without `invite`, whoever has to choose a password anew gets the invitation for it later.
 */
export async function changePeople(
  ctx: Context,
  changes: readonly PersonChange[],
  { invite = true } = {},
): Promise<(FieldErrors | undefined)[]> {
  const held = await lockPeople(
    ctx,
    changes.map(({ uuid }) => uuid),
  );
  const people = new Map(held.map((person) => [person.uuid, person]));
  const mayStep = await guardFor(ctx, steps(people, changes));
  const isTaken = await emailsTaken(ctx, changes);

  const made: Step[] = [];
  const answers = changes.map((change): FieldErrors | undefined => {
    const person = people.get(change.uuid.toLowerCase());
    if (!person) return { uuid: [invalidSelection('user')] };
    if (isTaken.has(person.uuid)) return { email: [alreadyTaken('email')] };
    const step = { from: person, to: changed(person, change) };
    const errors = mayStep(step);
    if (!errors) made.push(step);
    return errors;
  });
  await applyChanges(ctx, made, invite);
  return answers;
}

function steps(people: Map<string, LockedPerson>, changes: readonly PersonChange[]): Step[] {
  return changes.flatMap((change) => {
    const from = people.get(change.uuid.toLowerCase());
    return from ? [{ from, to: changed(from, change) }] : [];
  });
}

const changed = (person: LockedPerson, { uuid: _, ...given }: PersonChange): LockedPerson => ({
  ...person,
  ...given,
  isVerified: person.isVerified && isSameEmail(person.email, given.email ?? person.email),
  roles: inRoleOrder(given.roles ?? person.roles),
});

/** The administrators are held only where one of them may cease to be one. */
async function guardFor(ctx: Context, all: Step[]) {
  const isTouched = all.some(({ from, to }) => isAdministrator(from) && !isAdministrator(to));
  const administrators = isTouched ? await lockAdministrators(ctx) : new Set<string>();
  return ({ from, to }: Step): FieldErrors | undefined => {
    const errors = whyNotChange(from, to, {
      isOneself: from.uuid === ctx.user.uuid,
      isLastAdministrator: administrators.size === 1 && administrators.has(from.uuid),
    });
    if (!errors && !isAdministrator(to)) administrators.delete(from.uuid);
    return errors;
  };
}

/** Whose new e-mail is somebody else's. The unique index has the last word. */
async function emailsTaken({ db }: Context, changes: readonly PersonChange[]) {
  const wanted = changes.filter(({ email }) => email !== undefined);
  if (wanted.length === 0) return new Set<string>();
  const { rows } = await db.execute<{ uuid: string }>(sql`
    select given.uuid from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as given (uuid uuid, email text)
    join ${users} on lower(${users.email}) = lower(given.email) and ${users.uuid} <> given.uuid`);
  return new Set(rows.map(({ uuid }) => uuid));
}

async function applyChanges(ctx: Context, all: Step[], invite: boolean): Promise<void> {
  const real = all.flatMap((step) => {
    const difference = changedFields(historyFields(step.from), historyFields(step.to));
    return difference ? [{ ...step, difference }] : [];
  });
  await writePeople(ctx, real);
  await recordEvents(
    ctx,
    real.map(({ from, difference }) => ({
      action: 'user.changed',
      subjectType: 'user',
      subject: from.uuid,
      ...difference,
    })),
  );
  for (const { from, to } of real) {
    // Switched on again, too: a session opened at the moment of switching off must not come back.
    if (from.active !== to.active) await endSessionsOf(ctx.db, from.uuid);
    const isAnew = mustVerifyEmail(from, to);
    if (isAnew) await invalidatePassword(ctx, to.uuid);
    const left = { ...to, hasPassword: to.hasPassword && !isAnew };
    if (!isSameEmail(from.email, to.email)) await changeEmailAddress(ctx, from, left);
    else if (isAnew && to.active && invite) await invitePeople(ctx, [to.uuid]);
  }
}

/** Nothing that was chosen before lets anybody in any more. */
async function invalidatePassword(ctx: Context, user: string): Promise<void> {
  await ctx.db.update(users).set({ passwordHash: null }).where(eq(users.uuid, user));
  await endSessionsOf(ctx.db, user);
  await dropPasswordLinks(ctx, user);
}

const historyFields = (person: LockedPerson) => pick(person, personKeys);

/** Somebody invited is invited again, which verifies the address; anybody else has to verify it. */
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
