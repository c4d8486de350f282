import type { Translations } from '#messages/localizer.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { languages, translations } from '#server/schema/index.ts';

type Dependencies = { db: Db; texts: I18n };

/** The reading under way on this node, and the one after it, for whoever asks meanwhile. */
const running = new WeakMap<I18n, Promise<void>>();
const next = new WeakMap<I18n, Promise<void>>();

/**
 * From here on this node speaks as the database says. One reading at a time, so that an older one
 * never has the last word; those who ask during one share the next.
 */
export function refreshTranslations({ db, texts }: Dependencies): Promise<void> {
  const waiting = next.get(texts);
  if (waiting) return waiting;
  const before = running.get(texts) ?? Promise.resolve();
  const reading = before
    .catch(() => undefined)
    .then(() => {
      next.delete(texts);
      const now = loadTranslations({ db, texts });
      running.set(texts, now);
      return now;
    });
  next.set(texts, reading);
  return reading;
}

async function loadTranslations({ db, texts }: Dependencies) {
  const [rows, known] = await Promise.all([
    db
      .select({ locale: translations.locale, key: translations.key, text: translations.text })
      .from(translations),
    db.select({ code: languages.code, active: languages.active }).from(languages),
  ]);
  const byLocale = Map.groupBy(rows, ({ locale }) => locale);
  const rewordings = new Map<string, Translations>();
  for (const [locale, some] of byLocale) {
    rewordings.set(locale, Object.fromEntries(some.map(({ key, text }) => [key, text])));
  }
  const active = known.filter((one) => one.active).map(({ code }) => code);
  texts.load(rewordings, active);
}
