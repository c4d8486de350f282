import { createHash } from 'node:crypto';
import type { Translations } from '#messages/localizer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type CompressedText, compressText } from '#server/platform/http/body/compress-text.ts';
import { builtIn, type I18n, type TranslationBundle } from '#server/platform/i18n/i18n.ts';
import { negotiateLocale } from '#server/platform/i18n/request-locale.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';

type Given = { locale?: string; only?: string; v?: string };
type Script = { brought: TranslationBundle; body: string; packed: CompressedText; etag: string };

/**
 * The texts as a script that assigns them, so that any client can have them. All of them, in
 * English where the language lacks one; or only what differs from the English our own client has.
 */
export async function translationsScript(ctx: Context, given: Given): Promise<DocumentReply> {
  const locale = given.locale ? negotiateLocale(given.locale, ctx.texts.locales()) : ctx.locale;
  const isWhole = given.only !== 'changed';
  const script = await scriptFor(ctx.texts, locale, isWhole);
  const mayStay = !isWhole && given.locale === locale && given.v === script.brought.version;
  return {
    type: 'text/javascript; charset=utf-8',
    body: script.body,
    packed: script.packed,
    headers: {
      etag: script.etag,
      'cache-control': mayStay ? forEver : 'public, max-age=0, must-revalidate',
      ...(!given.locale && { vary: 'Cookie, Accept-Language' }),
    },
  };
}

const forEver = 'public, max-age=31536000, immutable';

const scripts = new WeakMap<I18n, Map<string, Promise<Script>>>();

/** Put together and packed once for each version of a language, however many ask for it. */
function scriptFor(texts: I18n, locale: string, isWhole: boolean): Promise<Script> {
  const made = scripts.get(texts) ?? new Map<string, Promise<Script>>();
  scripts.set(texts, made);
  const brought = texts.bundleFor(locale);
  const name = `${locale} ${isWhole ? 'whole' : 'changed'}`;
  const last = made.get(name);
  const script = (last ?? buildScript(brought, isWhole)).then((one) =>
    one.brought === brought ? one : buildScript(brought, isWhole),
  );
  made.set(name, script);
  return script;
}

async function buildScript(brought: TranslationBundle, isWhole: boolean): Promise<Script> {
  const { wordings, fallback } = brought;
  const body = isWhole
    ? assigning('translations', { ...Object.fromEntries(builtIn), ...fallback, ...wordings })
    : assigning('translations', wordings) + assigning('fallbackTranslations', fallback);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 24);
  return { brought, body, packed: await compressText(body), etag: `W/"${hash}"` };
}

/** Nothing in a text can end the script or the line it stands in, wherever it is embedded. */
const assigning = (name: string, wordings: Translations) =>
  `window.${name}=${JSON.stringify(bySection(wordings)).replace(/[<>\u2028\u2029]/g, asEscape)};\n`;

const asEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

function bySection(wordings: Translations): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  for (const [key, wording] of Object.entries(wordings)) {
    const dot = key.indexOf('.');
    const section = key.slice(0, dot);
    const texts = sections[section] ?? {};
    texts[key.slice(dot + 1)] = wording;
    sections[section] = texts;
  }
  return sections;
}
