import { aliasedTable, and, eq, gt, isNull } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { userRecords } from '#contract/people/people.ts';
import { countCodes, factorsOf } from '#server/features/factors/index.ts';
import { factorRequiredFrom, isAskedForFactor } from '#server/platform/auth/factor-rule.ts';
import type { Context } from '#server/platform/data/context.ts';
import { factorResets, users } from '#server/schema/index.ts';

type SecondStep = NonNullable<Reply<typeof userRecords>['records']['second_step']>;

/** What somebody has to log in with besides the password, as administrators see it: never a secret. */
export async function readSecondStep(ctx: Context, user: string): Promise<SecondStep> {
  const { db } = ctx;
  const [factors, recovery_codes, [rule], reset] = await Promise.all([
    factorsOf(db, user),
    countCodes(db, user),
    db
      .select({ required_from: factorRequiredFrom, is_asked: isAskedForFactor })
      .from(users)
      .where(eq(users.uuid, user)),
    readOpenReset(ctx, user),
  ]);
  return { factors, recovery_codes, ...(rule ?? { required_from: null, is_asked: false }), reset };
}

async function readOpenReset({ db, now }: Context, user: string): Promise<SecondStep['reset']> {
  const starter = aliasedTable(users, 'starter');
  const [reset] = await db
    .select({
      started_at: factorResets.startedAt,
      expires_at: factorResets.expiresAt,
      started_by: { uuid: starter.uuid, name: starter.name },
    })
    .from(factorResets)
    .leftJoin(starter, eq(starter.uuid, factorResets.startedBy))
    .where(
      and(
        eq(factorResets.user, user),
        isNull(factorResets.endedAt),
        gt(factorResets.expiresAt, now),
      ),
    );
  return reset ?? null;
}
