import type { Db } from '#server/platform/database.ts';
import type { Texts } from '#server/platform/texts.ts';
import { languages, translations } from '#server/schema/index.ts';
import type { Wordings } from '#texts/speaker.ts';

type Parts = { db: Db; texts: Texts };

/** The reading under way on this node, and the one after it, for whoever asks meanwhile. */
const running = new WeakMap<Texts, Promise<void>>();
const next = new WeakMap<Texts, Promise<void>>();

/**
 * From here on this node speaks as the database says. One reading at a time, so that an older one
 * never has the last word; those who ask during one share the next.
 */
export function refreshTexts({ db, texts }: Parts): Promise<void> {
  const waiting = next.get(texts);
  if (waiting) return waiting;
  const before = running.get(texts) ?? Promise.resolve();
  const reading = before
    .catch(() => undefined)
    .then(() => {
      next.delete(texts);
      const now = tellTexts({ db, texts });
      running.set(texts, now);
      return now;
    });
  next.set(texts, reading);
  return reading;
}

async function tellTexts({ db, texts }: Parts) {
  const [rows, known] = await Promise.all([
    db
      .select({ locale: translations.locale, key: translations.key, text: translations.text })
      .from(translations),
    db.select({ code: languages.code, active: languages.active }).from(languages),
  ]);
  const byLocale = Map.groupBy(rows, ({ locale }) => locale);
  const rewordings = new Map<string, Wordings>();
  for (const [locale, some] of byLocale) {
    rewordings.set(locale, Object.fromEntries(some.map(({ key, text }) => [key, text])));
  }
  const active = known.filter((one) => one.active).map(({ code }) => code);
  texts.tell(rewordings, active);
}
