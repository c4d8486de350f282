import type { Input, Reply } from '#contract/endpoint.ts';
import { noSuch } from '#contract/sentences.ts';
import type * as contract from '#contract/wordings.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale } from '#server/platform/editing.ts';
import { invalid, invalidFields } from '#server/platform/refusal.ts';
import type { WordingThen } from '#server/schema/index.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { troublesOf } from '#texts/check-wording.ts';
import { english } from '#texts/speaker.ts';
import { holdLanguage } from './hold-language.ts';
import { readWording } from './read-wordings.ts';
import { refreshTexts } from './refresh-texts.ts';
import type { WordingNow } from './rules.ts';
import { writeWordings } from './write-wordings.ts';

type Place = { locale: string; key: string };

/** Words a text. Answered once this node says it so; the others follow within seconds. */
export function updateText(
  ctx: Context,
  { body }: Input<typeof contract.updateText>,
): Promise<Reply<typeof contract.updateText>> {
  return change(ctx, body, (now) => {
    const troubles = troublesOf(body.key, now.english, body.text);
    if (troubles.length > 0) throw invalidFields({ text: troubles });
    // English as the product came with it needs no row of its own.
    if (body.locale === english && body.text === now.shipped) return null;
    const made = body.locale === english ? now.shipped : now.english;
    const englishThen = body.english_then ?? made ?? now.english;
    const formerly = now.worded ? now.source : null;
    const source = body.source === undefined ? formerly : body.source || null;
    return { text: body.text, source, englishThen };
  });
}

/** Back to what the product came with. */
export const removeText = (
  ctx: Context,
  { body }: Input<typeof contract.removeText>,
): Promise<Reply<typeof contract.removeText>> => change(ctx, body, () => null);

async function change(ctx: Context, { locale, key }: Place, to: (now: WordingNow) => WordingThen) {
  await inTransaction(ctx, async (ctx) => {
    await holdLanguage(ctx, locale);
    const now = await present(ctx, { locale, key });
    const version = { updatedAt: now.updated_at };
    await refuseStale(ctx, changedSinceText.text, version, () => ({ text: now }));
    const [before, after] = [thenOf(now), to(now)];
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await writeWordings(ctx, locale, [{ key, before, after }]);
  });
  await refreshTexts(ctx);
  return { text: await present(ctx, { locale, key }) };
}

async function present(ctx: Context, { locale, key }: Place): Promise<WordingNow> {
  const now = await readWording(ctx, locale, key);
  if (!now) throw invalid('key', noSuch('key'));
  return now;
}

/** Its row as it stands; null where nobody worded it. */
export function thenOf({ locale, worded, text, source, ...now }: WordingNow): WordingThen {
  if (!worded || text === null) return null;
  const made = locale === english ? (now.shipped ?? '') : now.english;
  return { text, source, englishThen: now.english_then ?? made };
}
