import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { saveExternalNotes as contract } from '#contract/mentoring/mentoring.ts';
import { reflectionErrorsMessages } from '#messages/mentoring/reflection-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { noteVersions, reflections } from '#server/schema/index.ts';
import { discardDraft } from './drafts.ts';
import { lockOpenReflection, type ReflectionRow } from './lock-reflection.ts';
import { readReflection } from './read-reflection.ts';

/** What the learner has learnt elsewhere, as the mentor notes it on an area's own reflection. */
export function saveExternalNotes(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await lockOpenReflection(ctx, body.reflection, 'update');
    if (found.pod) {
      throw invalid('reflection', reflectionErrorsMessages.noExternalNotes);
    }
    const current = async () => ({ reflection: await readReflection(ctx, found.uuid) });
    await assertNotStale(ctx, changedSinceMessages.reflection, found, current);

    if (body.contents !== found.externalLearning) {
      await storeVersion(ctx, found);
      await ctx.db
        .update(reflections)
        .set({
          externalLearning: body.contents,
          updatedAt: nextVersion(ctx, reflections.updatedAt),
        })
        .where(eq(reflections.uuid, found.uuid));
      await recordEvent(ctx, {
        action: 'reflection.noted',
        subjectType: 'reflection',
        subject: found.uuid,
      });
    }
    await discardDraft(ctx, { reflection: found.uuid, answer: null }, body.contents, body.draft);
    return current();
  });
}

async function storeVersion({ db, now }: Context, { uuid, externalLearning: text }: ReflectionRow) {
  if (!text) return;
  const version = { uuid: newUuid(), reflection: uuid, text, replacedAt: now };
  await db.insert(noteVersions).values(version);
}
