import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { logoPath, logoStrokeWidth } from '#contract/brand/logo.ts';
import type { Translatable } from '#lib/messages/message.ts';
import type { CompressedText } from '#server/platform/http/body/compress-text.ts';
import { type Html, html } from './html.ts';
import { languageLinks, type PublicPageContext } from './public-page-context.ts';

/** What a route that answers no JSON hands back. */
export type DocumentReply = {
  status?: number;
  type: string;
  /** A stream where it may be long. */
  body: string | Buffer | Readable;
  /** The same body for whoever takes it packed. */
  packed?: CompressedText;
  headers?: Record<string, string>;
};

export type Stylesheet = { path: string; css: string };

/**
 * The colours of the product, the common look and a feature's own rules in one file. Its name changes with what is in it, so
 * browsers may keep it for ever.
 */
export function stylesheet(folder: `/${string}`, own: URL): Stylesheet {
  const tokens = new URL('../../../web/ui/styles/tokens.css', import.meta.url);
  const base = new URL('page.css', import.meta.url);
  const css = [tokens, base, own].map((file) => readFileSync(file, 'utf8')).join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { path: `${folder}/style-${hash}.css`, css };
}

export function stylesheetReply({ css }: Stylesheet): DocumentReply {
  return {
    type: 'text/css; charset=utf-8',
    body: css,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  };
}

type PageContent = {
  /** Of the document; the product's name follows it. */
  title: Translatable | string;
  stylesheet: Stylesheet;
  main: Html;
  footer?: Html;
};

/** What somebody wrote stands there as it is. */
function titleOf({ site, translator }: PublicPageContext, title: Translatable | string): Html {
  if (typeof title === 'string') return html`<title>${title} – ${site.name}</title>`;
  return html`<title${translator.lang(title)}>${translator.translate(title)} – ${site.name}</title>`;
}

/** For the eye: the name beside it says the same. */
const logo = html`<svg class="logo" viewBox="0 0 24 24" aria-hidden="true"><path d="${logoPath}" fill="none" stroke="currentColor" stroke-width="${logoStrokeWidth}" stroke-linecap="round"/></svg>`;

/** A page that is complete without script. Never kept by browsers or found by search engines. */
export function pageReply(
  paper: PublicPageContext,
  page: PageContent,
  status = 200,
): DocumentReply {
  const { site, translator, headers } = paper;
  const { title, stylesheet, main, footer } = page;
  const text = html`<!doctype html>
<html lang="${translator.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${titleOf(paper, title)}
<link rel="stylesheet" href="${stylesheet.path}">
</head>
<body>
<header><p class="site">${logo}${site.name}</p>
${languageLinks(paper)}</header>
<main>${main}</main>
${footer && html`<footer>${footer}</footer>`}
</body>
</html>
`;
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: text.text,
    headers: { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  };
}
