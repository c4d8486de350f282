import { eq } from 'drizzle-orm';
import { message } from '#lib/messages/message.ts';
import { importProblemsMessages } from '#messages/imports/import-problems.ts';
import { scopeFor } from '#server/platform/auth/scope.ts';
import { sessionUserColumns } from '#server/platform/auth/session-user.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import type { Scope } from '#server/platform/data/scope.ts';
import { translateFor } from '#server/platform/i18n/translate-for.ts';
import { users } from '#server/schema/index.ts';
import { type LockedImport, lockImport, moveToState } from './lock-import.ts';
import { recordEnd } from './record-end.ts';

const jobScope: Scope = { everything: true };

type Work = (ctx: ScopedContext, locked: LockedImport) => Promise<void>;

/**
 * The part of a job that changes something, with the import locked, where it is still in this state. It
 * acts as the person who confirmed the import, or started it: with their rights of this moment, in
 * their language, and with their name in the history. Once they may no longer manage all the people
 * that the import is about, it ends there.
 */
export function takeStep(
  ctx: Context,
  uuid: string,
  state: 'reading' | 'comparing' | 'writing',
  work: Work,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockImport({ ...ctx, scope: jobScope }, uuid);
    if (locked.state !== state) return;
    const person = await importerOf(ctx, locked);
    const acting = { ...ctx, ...person };
    if (person.scope) return work({ ...acting, scope: person.scope }, locked);
    return stop(acting, locked);
  });
}

async function importerOf(ctx: Context, locked: LockedImport) {
  const [found] = await ctx.db
    .select({ active: users.active, user: sessionUserColumns })
    .from(users)
    .where(eq(users.uuid, locked.confirmedBy ?? locked.startedBy));
  if (!found) throw new Error('An import goes with whoever started it, and this one is left');
  const { user, active } = found;
  const origin = { request: `import:${locked.uuid}`, address: '' };
  const scope = active ? scopeOf(locked, scopeFor(user, 'people.manage', true)) : undefined;
  return { ...translateFor(ctx.i18n, user.locale), user, origin, scope };
}

/** Never more than it began with, nor than its importer has by now. */
function scopeOf({ organisations }: LockedImport, now: Scope | undefined): Scope | undefined {
  if (!now || 'everything' in now) return now && (organisations ? { organisations } : now);
  const isTheirs = organisations?.every((uuid) => now.organisations.includes(uuid));
  return isTheirs && organisations ? { organisations } : undefined;
}

async function stop(ctx: Context, locked: LockedImport): Promise<void> {
  const isWriting = locked.state === 'writing';
  const { name } = ctx.user;
  const reason = isWriting
    ? message(importProblemsMessages.stopped, { name, count: locked.counts.written })
    : message(importProblemsMessages.stoppedBefore, { name });
  await moveToState(ctx, locked, 'failed', {
    reason: ctx.i18n.localize(ctx.locale, reason),
    finishedAt: ctx.now,
  });
  if (isWriting) await recordEnd(ctx, locked, locked.counts);
}
