import { eq } from 'drizzle-orm';
import { recordEvent } from '#server/features/audit/index.ts';
import {
  endSession,
  type LoginMethod,
  openSession,
  type ProviderSession,
} from '#server/platform/auth/session.ts';
import { type Context, nobody } from '#server/platform/data/context.ts';
import { users } from '#server/schema/index.ts';

type Person = { uuid: string; passwordHash: string | null };
export type OpenedSession = { token: string; remember: boolean; person: Person };

type Login = Partial<ProviderSession> & {
  userAgent: string;
  /** Of the session this browser had, which ends. */
  oldToken: string;
  remember: boolean;
  methods: readonly LoginMethod[];
  /** When a provider last had them show who they are. */
  provenAt?: Date;
};

/** Opens the session of somebody who has proved who they are. The caller holds their row. */
export async function replaceSession(
  ctx: Context,
  person: Person,
  { oldToken, ...login }: Login,
): Promise<OpenedSession> {
  const { uuid } = person;
  await endSession(ctx.db, oldToken);
  await ctx.db.update(users).set({ lastLoginAt: ctx.now }).where(eq(users.uuid, uuid));
  await recordEvent(
    { ...ctx, user: { ...nobody, uuid } },
    { action: 'user.logged-in', subjectType: 'user', subject: uuid },
  );
  const token = await openSession(ctx, { uuid, ...login });
  return { token, remember: login.remember, person };
}

/** Nobody is known to have done it. */
export const recordFailedLogin = (ctx: Context, uuid: string) =>
  recordEvent(
    { ...ctx, user: nobody },
    { action: 'user.login-failed', subjectType: 'user', subject: uuid },
  );
