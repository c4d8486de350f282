import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/localisation/wordings.ts';
import { problemsOf } from '#messages/localisation/check-wording.ts';
import { english } from '#messages/localizer.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale } from '#server/platform/data/versions.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import type { PreviousWording } from '#server/schema/index.ts';
import { lockLanguage } from './lock-language.ts';
import { basisOf, readWording } from './read-wordings.ts';
import { refreshTranslations } from './refresh-translations.ts';
import type { CurrentWording } from './rules.ts';
import { writeWordings } from './write-wordings.ts';

type WordingId = { locale: string; key: string };

/** Saves a wording. Replies once this node uses it; the other nodes follow within seconds. */
export function updateText(
  ctx: Context,
  { body }: ValidInput<typeof contract.updateText>,
): Promise<Reply<typeof contract.updateText>> {
  return change(ctx, body, (current) => {
    const problems = problemsOf(body.key, current.english, body.text);
    if (problems.length > 0) throw invalidFields({ text: problems });
    // The built-in English needs no row of its own.
    if (body.locale === english && body.text === current.shipped) return null;
    const englishThen = body.english_then ?? basisOf(body.locale, current);
    const previousSource = current.worded ? current.source : null;
    const source = body.source === undefined ? previousSource : body.source || null;
    return { text: body.text, source, englishThen };
  });
}

/** Back to the wording that the product came with. */
export const removeText = (
  ctx: Context,
  { body }: ValidInput<typeof contract.removeText>,
): Promise<Reply<typeof contract.removeText>> => change(ctx, body, () => null);

async function change(
  ctx: Context,
  { locale, key }: WordingId,
  nextWording: (current: CurrentWording) => PreviousWording,
) {
  await inTransaction(ctx, async (ctx) => {
    await lockLanguage(ctx, locale);
    const current = await currentWording(ctx, { locale, key });
    const version = { updatedAt: current.updated_at };
    await assertNotStale(ctx, changedSinceMessages.text, version, () => ({ text: current }));
    const [before, after] = [previousWordingOf(current), nextWording(current)];
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await writeWordings(ctx, locale, [{ key, before, after }]);
  });
  await refreshTranslations(ctx);
  return { text: await currentWording(ctx, { locale, key }) };
}

async function currentWording(ctx: Context, { locale, key }: WordingId): Promise<CurrentWording> {
  const wording = await readWording(ctx, locale, key);
  if (!wording) throw invalid('key', invalidSelection('key'));
  return wording;
}

/** The stored row of a wording; null where nobody has changed the text. */
export function previousWordingOf(current: CurrentWording): PreviousWording {
  const { locale, worded, text, source, english_then } = current;
  if (!worded || text === null) return null;
  return { text, source, englishThen: english_then ?? basisOf(locale, current) };
}
