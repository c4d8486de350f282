import { and, asc, desc, eq, inArray, isNull, not, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Reply } from '#contract/endpoint.ts';
import type * as contract from '#contract/phrases/phrases.ts';
import type { Phrase } from '#contract/phrases/phrases.ts';
import type { Context, ScopedContext } from '#server/platform/data/context.ts';
import { personWithin } from '#server/platform/data/scope.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { collated } from '#server/schema/columns.ts';
import { phrases, questions, users } from '#server/schema/index.ts';

/** Further back nobody looks for what was declined by mistake. */
const maxDeclined = 50;

/**
 * A mentor's own, then the team's: these of whoever wrote them, but named are only people of the
 * caller's organisations.
 */
export async function phraseIndex(ctx: ScopedContext): Promise<Reply<typeof contract.phraseIndex>> {
  const isOwn = eq(phrases.author, ctx.user.uuid);
  const isOffered = or(isOwn, eq(phrases.status, 'approved'));
  const isOfOrganisations = personWithin(ctx.scope, phrases.author);
  const isNamed = isOfOrganisations && or(isOwn, isOfOrganisations);
  return { phrases: await inOrder(selectPhrases(ctx, isOffered, isNamed), isOwn) };
}

/** What is proposed, then what is approved; what was declined last, and what the team had before. */
export async function teamPhrases(ctx: Context): Promise<Reply<typeof contract.teamPhrases>> {
  const isProposed = eq(phrases.status, 'proposed');
  const isShared = inArray(phrases.status, ['proposed', 'approved']);
  const wasTeams = eq(phrases.declinedFrom, 'approved');
  const latest = (which: SQL | undefined) =>
    selectPhrases(ctx, and(eq(phrases.status, 'declined'), which))
      .orderBy(desc(phrases.updatedAt), asc(phrases.uuid))
      .limit(maxDeclined);
  const [shared, declined, removed] = await Promise.all([
    inOrder(selectPhrases(ctx, isShared), isProposed),
    latest(or(isNull(phrases.declinedFrom), not(wasTeams))),
    latest(wasTeams),
  ]);
  return { phrases: shared, declined, removed };
}

export async function readPhrase(ctx: Context, uuid: string): Promise<z.output<typeof Phrase>> {
  const [phrase] = await selectPhrases(ctx, eq(phrases.uuid, uuid));
  if (!phrase) throw notFound();
  return phrase;
}

const inOrder = (selected: ReturnType<typeof selectPhrases>, first: SQL) =>
  selected.orderBy(desc(first), asc(collated(phrases.text)), asc(phrases.uuid));

/** Without `isNamed`, every author is. */
function selectPhrases({ db }: Context, where: SQL | undefined, isNamed?: SQL) {
  return db
    .select({
      uuid: phrases.uuid,
      text: phrases.text,
      question: { uuid: questions.uuid, question: questions.question },
      status: phrases.status,
      author: { uuid: users.uuid, name: users.name },
      updated_at: phrases.updatedAt,
    })
    .from(phrases)
    .leftJoin(users, and(eq(users.uuid, phrases.author), isNamed))
    .leftJoin(questions, eq(questions.uuid, phrases.question))
    .where(where);
}
