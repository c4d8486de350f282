import { and, eq, inArray } from 'drizzle-orm';
import { english } from '#messages/localizer.ts';
import { sources, teReo } from '#messages/te-reo.ts';
import type { Context } from '#server/platform/data/context.ts';
import { builtIn, shippedIn } from '#server/platform/i18n/i18n.ts';
import { translations, users } from '#server/schema/index.ts';
import { type CurrentWording, sectionOf } from './rules.ts';

type Row = Awaited<ReturnType<typeof selectRows>>[number];
type Rows = ReadonlyMap<string, Row>;

/** Every text of the product in a language, in the order of the catalogue. */
export async function readWordings(ctx: Context, locale: string): Promise<CurrentWording[]> {
  const byLocale = await readRows(ctx, [locale, english]);
  return wordingsOf(locale, byLocale);
}

/** The same in each of several languages. */
export async function readAllWordings(ctx: Context, locales: readonly string[]) {
  const byLocale = await readRows(ctx, [...locales, english]);
  return new Map(locales.map((locale) => [locale, wordingsOf(locale, byLocale)]));
}

/** One text; undefined where no text has that key. */
export async function readWording(ctx: Context, locale: string, key: string) {
  if (!builtIn.has(key)) return undefined;
  const byLocale = await readRows(ctx, [locale, english], key);
  return wordingOf({ locale, key }, rowsOf(locale, byLocale).get(key), englishOf(key, byLocale));
}

async function readRows(ctx: Context, locales: readonly string[], key?: string) {
  const rows = await selectRows(ctx, locales, key);
  const grouped = Map.groupBy(rows, ({ locale }) => locale);
  const byKey = (some: Row[]): Rows => new Map(some.map((row) => [row.key, row]));
  return new Map([...grouped].map(([locale, some]) => [locale, byKey(some)]));
}

function selectRows({ db }: Context, locales: readonly string[], key?: string) {
  const { locale, text, source, englishThen, updatedAt } = translations;
  return db
    .select({
      locale,
      key: translations.key,
      text,
      source,
      englishThen,
      updatedAt,
      by: { uuid: users.uuid, name: users.name },
    })
    .from(translations)
    .leftJoin(users, eq(users.uuid, translations.updatedBy))
    .where(
      key === undefined
        ? inArray(locale, [...locales])
        : and(inArray(locale, [...locales]), eq(translations.key, key)),
    );
}

type ByLocale = ReadonlyMap<string, Rows>;

const rowsOf = (locale: string, byLocale: ByLocale): Rows => byLocale.get(locale) ?? new Map();

const englishOf = (key: string, byLocale: ByLocale): string =>
  rowsOf(english, byLocale).get(key)?.text ?? builtIn.get(key) ?? '';

function wordingsOf(locale: string, byLocale: ByLocale): CurrentWording[] {
  const rows = rowsOf(locale, byLocale);
  return [...builtIn.keys()].map((key) =>
    wordingOf({ locale, key }, rows.get(key), englishOf(key, byLocale)),
  );
}

const citations = new Map(teReo.map(({ text, source }) => [text.key, sources[source]]));

function wordingOf(
  { locale, key }: { locale: string; key: string },
  row: Row | undefined,
  englishNow: string,
): CurrentWording {
  const isEnglish = locale === english;
  const builtInText = builtIn.get(key) ?? '';
  const shipped = isEnglish ? builtInText : (shippedIn(locale)[key] ?? null);
  const basisNow = basisOf(locale, { shipped: builtInText, english: englishNow });
  const basisThen = row ? row.englishThen : shipped === null ? basisNow : builtInText;
  return {
    locale,
    key,
    section: sectionOf(key),
    english: englishNow,
    shipped,
    text: row?.text ?? shipped,
    worded: row !== undefined,
    source: row ? row.source : (sourceOf(locale, key) ?? null),
    english_then: basisThen === basisNow ? null : basisThen,
    updated_by: row?.by ?? null,
    updated_at: row?.updatedAt ?? null,
  };
}

/** What a wording is based on: a translation on the current English, one of English on the built-in. */
export const basisOf = (
  locale: string,
  { shipped, english: current }: Pick<CurrentWording, 'shipped' | 'english'>,
): string => (locale === english ? (shipped ?? '') : current);

const sourceOf = (locale: string, key: string) =>
  locale === 'mi' ? citations.get(key) : undefined;
