import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { saveExternalNotes as contract } from '#contract/mentoring.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale, touched } from '#server/platform/editing.ts';
import { invalid } from '#server/platform/refusal.ts';
import { noteVersions, reflections } from '#server/schema/index.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { reflectionRefusalsText } from '#texts/reflection-refusals.ts';
import { endDraft } from './drafts.ts';
import { holdOpen, type ReflectionRow } from './open-reflection.ts';
import { readReflection } from './read-reflection.ts';

/** What the learner has learnt elsewhere, as the mentor notes it on an area's own reflection. */
export function saveExternalNotes(
  ctx: Context,
  { body }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const found = await holdOpen(ctx, body.reflection, 'update');
    if (found.pod) {
      throw invalid('reflection', reflectionRefusalsText.noExternalNotes);
    }
    const current = async () => ({ reflection: await readReflection(ctx, found.uuid) });
    await refuseStale(ctx, changedSinceText.reflection, found, current);

    if (body.contents !== found.externalLearning) {
      await keepVersion(ctx, found);
      await ctx.db
        .update(reflections)
        .set({
          externalLearning: body.contents,
          updatedAt: touched(ctx, reflections.updatedAt),
        })
        .where(eq(reflections.uuid, found.uuid));
      await recordEvent(ctx, {
        action: 'reflection.noted',
        subjectType: 'reflection',
        subject: found.uuid,
      });
    }
    await endDraft(ctx, { reflection: found.uuid, answer: null }, body.contents, body.draft);
    return current();
  });
}

async function keepVersion({ db, now }: Context, { uuid, externalLearning: text }: ReflectionRow) {
  if (!text) return;
  const version = { uuid: newUuid(), reflection: uuid, text, replacedAt: now };
  await db.insert(noteVersions).values(version);
}
