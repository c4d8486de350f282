import { asc, eq } from 'drizzle-orm';
import { shellMessages } from '#messages/shell/shell.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type Translator, translatorFor } from '#server/platform/i18n/translator.ts';
import type { Site } from '#server/platform/settings.ts';
import { languages } from '#server/schema/index.ts';
import { type Html, html } from './html.ts';

/**
 * Context of a public page rendered on the server: its translator and the other languages it
 * comes in.: in its reader's language, and how to have another.
 */
export type PublicPageContext = {
  site: Site;
  translator: Translator;
  languages: readonly { code: string; name: string }[];
  headers: Record<string, string>;
};

const aYear = 365 * 24 * 60 * 60;

/** A language named in the address is shown, and remembered on this device as the client does it. */
export async function publicPageContext(
  ctx: Context,
  query: Record<string, unknown>,
): Promise<PublicPageContext> {
  const { db, site, i18n } = ctx;
  const chosen = i18n.locales().find((locale) => locale === query.locale);
  const offered = await db
    .select({ code: languages.code, name: languages.nativeName })
    .from(languages)
    .where(eq(languages.active, true))
    .orderBy(asc(languages.code));
  const translator = translatorFor(i18n, chosen ?? ctx.locale);
  return {
    site,
    translator,
    languages: offered,
    headers: {
      'content-language': translator.locale,
      vary: 'Cookie, Accept-Language',
      ...(chosen && { 'set-cookie': `locale=${chosen}; Path=/; Max-Age=${aYear}; SameSite=Lax` }),
    },
  };
}

/** Each language by its own name, to the same page. */
export function languageLinks({ translator, languages }: PublicPageContext): Html {
  if (languages.length < 2) return html``;
  const { translate, lang, locale } = translator;
  const links = languages.map(({ code, name }) => {
    const current = code === locale && html` aria-current="true"`;
    return html`<a href="?locale=${code}" hreflang="${code}" lang="${code}"${current}>${name}</a>\n`;
  });
  return html`<nav aria-label="${translate(shellMessages.language)}"${lang(shellMessages.language)}>${links}</nav>`;
}
