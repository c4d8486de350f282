import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { textHistory as contract } from '#contract/localisation/wordings.ts';
import type { Context } from '#server/platform/data/context.ts';
import { auditEvents, users } from '#server/schema/index.ts';
import { textId } from './text-ids.ts';

const MAX_CHANGES = 50;

/** As `writeWordings` records it: no text where nobody had worded it. */
const Recorded = z.object({
  text: z.string().optional(),
  source: z.string().nullish(),
  file: z.string().optional(),
});

/** For those who translate: they see who worded what, and nothing else of the history. */
export async function textHistory(
  { db }: Context,
  { query: { locale, key } }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { uuid, at, before, after } = auditEvents;
  const rows = await db
    .select({ uuid, at, before, after, actor: { uuid: users.uuid, name: users.name } })
    .from(auditEvents)
    .leftJoin(users, eq(users.uuid, auditEvents.actor))
    .where(eq(auditEvents.subject, textId(locale, key)))
    .orderBy(desc(at), desc(uuid))
    .limit(MAX_CHANGES);
  const events = rows.map((row) => ({
    ...row,
    before: wordingIn(row.before),
    after: wordingIn(row.after),
    file: Recorded.safeParse(row.after).data?.file ?? null,
  }));
  return { events };
}

function wordingIn(recorded: unknown) {
  const { text, source } = Recorded.safeParse(recorded).data ?? {};
  return text === undefined ? null : { text, source: source ?? null };
}
