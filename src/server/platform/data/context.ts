import type { HeldRole } from '#contract/organisations/organisation-rights.ts';
import type { Permission, Role } from '#contract/permissions.ts';
import { signInErrorsMessages } from '#messages/accounts/sign-in-errors.ts';
import { english } from '#messages/localizer.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import type { I18n, Translate } from '#server/platform/i18n/i18n.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Db } from './database.ts';
import { isDeadlock, leavesTooFewBreakGlass } from './postgres-errors.ts';
import type { Scope } from './scope.ts';

export type SessionUser = {
  uuid: string;
  name: string;
  email: string;
  roles: readonly Role[];
  /** At single organisations. Absent for whoever acts by an API token, which carries none. */
  organisationRoles?: readonly HeldRole[];
  /** Of somebody who acts by an API token: no other permission counts. */
  limitedTo?: readonly Permission[];
  /** The uuid of that token, for the history. */
  token?: string;
  emailVerifiedAt: Date | null;
  locale: string;
};

/** What every use case needs, and nothing of HTTP. */
export type Context = {
  db: Db;
  jobs: Jobs;
  site: Site;
  now: Date;
  user: SessionUser;
  /** When they last showed who they are, in a session. */
  provenAt?: Date | undefined;
  /** The language of the user. */
  locale: string;
  translate: Translate;
  /** For messages in other languages than the user's, such as mails to somebody else. */
  i18n: I18n;
  /** The version the person was looking at, from `If-Match`. */
  ifMatch?: string | undefined;
  /** For the history and the log: which request, from which network address. */
  origin: { request: string; address: string };
};

/** Of what lists or finds records: without a scope it does not compile. */
export type ScopedContext = Context & { scope: Scope };

/** The user of a job, a command, or a visitor who is not logged in. */
export const nobody: SessionUser = {
  uuid: '00000000-0000-0000-0000-000000000000',
  name: '',
  email: '',
  roles: [],
  emailVerifiedAt: null,
  locale: english,
};

/**
 * Runs `work` in one transaction. Name its parameter `ctx` too, so that it hides the outer one and no
 * query runs outside of the transaction. PostgreSQL ends one of two deadlocked transactions: that one
 * is run again, so `work` must do nothing that a rollback does not undo.
 */
export async function inTransaction<T, C extends Context>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
  triesLeft = 3,
): Promise<T> {
  try {
    return await ctx.db.transaction((db) => work({ ...ctx, db }));
  } catch (error) {
    if (leavesTooFewBreakGlass(error)) {
      throw invalid('administrators', signInErrorsMessages.breakGlass);
    }
    if (triesLeft === 1 || !isDeadlock(error)) throw error;
    return inTransaction(ctx, work, triesLeft - 1);
  }
}
