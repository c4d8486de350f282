import type { Translations } from '#messages/localizer.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { languages, translations } from '#server/schema/index.ts';

type Dependencies = { db: Db; i18n: I18n };

/** The refresh under way on this node, and the one queued after it. */
const running = new WeakMap<I18n, Promise<void>>();
const queued = new WeakMap<I18n, Promise<void>>();

/**
 * Loads the wordings of the database into this node. One refresh at a time, so that an older one
 * never overwrites a newer one; calls during one share the next.
 */
export function refreshTranslations({ db, i18n }: Dependencies): Promise<void> {
  const alreadyQueued = queued.get(i18n);
  if (alreadyQueued) return alreadyQueued;
  const current = running.get(i18n) ?? Promise.resolve();
  const refresh = current
    .catch(() => undefined)
    .then(() => {
      queued.delete(i18n);
      const loading = loadTranslations({ db, i18n });
      running.set(i18n, loading);
      return loading;
    });
  queued.set(i18n, refresh);
  return refresh;
}

async function loadTranslations({ db, i18n }: Dependencies) {
  const [rows, languageRows] = await Promise.all([
    db
      .select({ locale: translations.locale, key: translations.key, text: translations.text })
      .from(translations),
    db.select({ code: languages.code, active: languages.active }).from(languages),
  ]);
  const byLocale = Map.groupBy(rows, ({ locale }) => locale);
  const rewordings = new Map<string, Translations>();
  for (const [locale, localeRows] of byLocale) {
    rewordings.set(locale, Object.fromEntries(localeRows.map(({ key, text }) => [key, text])));
  }
  const active = languageRows.filter((language) => language.active).map(({ code }) => code);
  i18n.load(rewordings, active);
}
