import { createHash } from 'node:crypto';
import type { Translations } from '#messages/localizer.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type CompressedText, compressText } from '#server/platform/http/body/compress-text.ts';
import { builtIn, type I18n, type TranslationBundle } from '#server/platform/i18n/i18n.ts';
import { negotiateLocale } from '#server/platform/i18n/request-locale.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';

type Params = { locale?: string; only?: string; v?: string };
type Script = { bundle: TranslationBundle; body: string; packed: CompressedText; etag: string };

/**
 * The texts as a script that assigns them to `window`, for any client: all of them, in English where
 * the language lacks one; or, for our own client, only those that differ from its built-in English.
 */
export async function translationsScript(ctx: Context, params: Params): Promise<DocumentReply> {
  const locale = params.locale ? negotiateLocale(params.locale, ctx.i18n.locales()) : ctx.locale;
  const isWhole = params.only !== 'changed';
  const script = await scriptFor(ctx.i18n, locale, isWhole);
  const isImmutable = !isWhole && params.locale === locale && params.v === script.bundle.version;
  return {
    type: 'text/javascript; charset=utf-8',
    body: script.body,
    packed: script.packed,
    headers: {
      etag: script.etag,
      'cache-control': isImmutable ? immutable : 'public, max-age=0, must-revalidate',
      ...(!params.locale && { vary: 'Cookie, Accept-Language' }),
    },
  };
}

const immutable = 'public, max-age=31536000, immutable';

const scripts = new WeakMap<I18n, Map<string, Promise<Script>>>();

/** Built and compressed once for each version of a language, however many requests there are. */
function scriptFor(i18n: I18n, locale: string, isWhole: boolean): Promise<Script> {
  const byName = scripts.get(i18n) ?? new Map<string, Promise<Script>>();
  scripts.set(i18n, byName);
  const bundle = i18n.bundleFor(locale);
  const name = `${locale} ${isWhole ? 'whole' : 'changed'}`;
  const previous = byName.get(name);
  const script = (previous ?? buildScript(bundle, isWhole)).then((built) =>
    built.bundle === bundle ? built : buildScript(bundle, isWhole),
  );
  byName.set(name, script);
  return script;
}

async function buildScript(bundle: TranslationBundle, isWhole: boolean): Promise<Script> {
  const { wordings, fallback } = bundle;
  const body = isWhole
    ? assignment('translations', { ...Object.fromEntries(builtIn), ...fallback, ...wordings })
    : assignment('translations', wordings) + assignment('fallbackTranslations', fallback);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 24);
  return { bundle, body, packed: await compressText(body), etag: `W/"${hash}"` };
}

/** Escaped, so that no text can end the script or its line, even embedded in a page. */
const assignment = (name: string, wordings: Translations) =>
  `window.${name}=${JSON.stringify(bySection(wordings)).replace(/[<>\u2028\u2029]/g, asEscape)};\n`;

const asEscape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

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
