import { devMailMessages } from '#messages/shell/dev-mail.ts';
import type { Context } from '#server/platform/data/context.ts';
import { mailBody } from '#server/platform/mail/mail-body.ts';
import { html } from '#server/platform/pages/html.ts';
import { type DocumentReply, pageReply } from '#server/platform/pages/page.ts';
import type { PublicPageContext } from '#server/platform/pages/public-page-context.ts';
import { exampleMails } from './example-mails.ts';
import { allMail, framedMail, style } from './page.ts';

const themes = { light: devMailMessages.light, dark: devMailMessages.dark } as const;

/** Every kind of mail, light and dark and as text, in the language of the page. */
export function galleryPage(ctx: Context, context: PublicPageContext): DocumentReply {
  const { t, translate, lang } = context.translator;
  const views = (kind: string) =>
    Object.entries(themes).map(
      ([theme, label]) =>
        html`<iframe src="/dev/mail/gallery/${kind}/${theme}?locale=${context.translator.locale}" title="${translate(label)}"${lang(label)} loading="lazy" sandbox></iframe>`,
    );
  const examples = bodiesOf(ctx, context).map(
    ([kind, { subject, text }]) => html`<section id="${kind}">
<h2>${subject}</h2>
<div class="views">${views(kind)}<pre>${text}</pre></div>
</section>`,
  );
  const main = html`<article class="card gallery">
<h1>${t(devMailMessages.gallery)}</h1>
${examples}
</article>`;
  const footer = html`<p>${allMail(context)}</p>`;
  return pageReply(context, { title: devMailMessages.gallery, stylesheet: style, main, footer });
}

/** As a mail program shows it that follows this theme; undefined where there is no such mail. */
export function exampleHtml(
  ctx: Context,
  context: PublicPageContext,
  { kind, theme = '' }: Record<string, string>,
): DocumentReply | undefined {
  const found = bodiesOf(ctx, context).find(([name]) => name === kind);
  if (!found || !(theme in themes)) return undefined;
  const [, { html: body }] = found;
  const themed = body
    .replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')
    .replaceAll('light dark', theme);
  return framedMail(themed);
}

function bodiesOf({ site, i18n }: Context, { translator: { locale } }: PublicPageContext) {
  return Object.entries(exampleMails({ site, locale })).map(
    ([kind, content]) => [kind, mailBody({ site, i18n }, locale, content)] as const,
  );
}
