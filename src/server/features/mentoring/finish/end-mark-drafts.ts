import { sql } from 'drizzle-orm';
import type { ValidInput } from '#contract/endpoint.ts';
import { serializeMark } from '#contract/mentoring/mark-draft.ts';
import type { sendBack } from '#contract/mentoring/turns.ts';
import type { Context } from '#server/platform/data/context.ts';
import { nextVersion } from '#server/platform/data/versions.ts';
import { drafts } from '#server/schema/index.ts';

type Marks = ValidInput<typeof sendBack>['body']['marks'];

/**
 * Empties the caller's drafts of marks that are sent now. What was marked or typed since, or on another
 * device without being seen here, stays. So does a row for each draft, which a late call finds.
 */
export async function endMarkDrafts(ctx: Context, reflection: string, marks: Marks) {
  const { db, user, now } = ctx;
  const sent = marks.map(({ answer, mark, note, draft }) => ({
    answer,
    text: serializeMark({ mark, note }),
    ...draft,
  }));
  const input = sql`jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
    as sent (answer uuid, text text, device uuid, "order" int)`;
  await db.execute(sql`
    insert into ${drafts} ("user", reflection, answer, kind, text, device, "order", updated_at)
    select ${user.uuid}, ${reflection}, sent.answer, 'mark', '', sent.device, sent."order",
      ${now.toISOString()}::timestamptz
    from ${input} where sent.device is not null
    on conflict do nothing`);
  await db.execute(sql`
    update ${drafts} set text = '', base = null, updated_at = ${nextVersion(ctx, drafts.updatedAt)},
      "order" = case when ${drafts.device} = sent.device
        then greatest(${drafts.order}, sent."order") else ${drafts.order} end
    from ${input}
    where ${drafts.user} = ${user.uuid} and ${drafts.reflection} = ${reflection}
      and ${drafts.answer} = sent.answer and ${drafts.kind} = 'mark' and ${drafts.text} <> ''
      and (${drafts.text} = sent.text
        or (${drafts.device} = sent.device and ${drafts.order} <= sent."order"))`);
}
