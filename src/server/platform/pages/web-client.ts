import { join } from 'node:path';
import fixedFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuestData } from '#contract/pages/first-paint.ts';
import type { Page } from '#contract/pages/page.ts';
import type { PageData } from '#contract/pages/page-data.ts';
import { page, pageAt, personAddress } from '#contract/pages/pages.ts';
import { parseSearch } from '#contract/pages/search-params.ts';
import { message } from '#lib/messages/message.ts';
import { platformMessages } from '#messages/shared/platform.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { ApiError, notFound } from '#server/platform/http/api-error.ts';
import { isServerPath } from '#server/platform/http/server-paths.ts';
import type { TranslationBundle } from '#server/platform/i18n/i18n.ts';
import { requestLocale } from '#server/platform/i18n/request-locale.ts';
import { type Translator, translatorFor } from '#server/platform/i18n/translator.ts';
import type { Live } from '#server/platform/live/open-live.ts';
import type { Site } from '#server/platform/settings.ts';
import { type BuiltClient, readBuiltClient } from './built-client.ts';
import { drawnPage, drawnScriptHash } from './drawn-page.ts';
import { html } from './html.ts';
import { inTwoParts } from './in-two-parts.ts';
import { dataBlock, type ReadPageData, readGuestData, readPageData } from './page-data.ts';
import { pageSettings } from './page-settings.ts';
import { translationsPath } from './translations-path.ts';

/** The folder of the built client; none where another host serves it, or Vite does. */
export type WebClient = { folder: string } | null;

/** Serves the built client: its hashed files for ever, its page for every path that is nobody else's. */
export async function webClient(app: FastifyInstance, client: WebClient) {
  const built = client && (await readBuiltClient(client.folder));
  if (client) {
    await app.register(fixedFiles, {
      root: join(client.folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      schemaHide: true,
    });
  }

  const served = app.servedRoutes.map(({ method, url }) => ({ method, pattern: patternOf(url) }));
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || isServerPath(pathname)) {
      throw unknownRoute(request.method, methodsAt(served, pathname));
    }
    if (!built) throw notFound();
    const moved = personAddress(pathname, parseSearch(request.url.slice(pathname.length)));
    if (moved) return reply.redirect(moved);
    if (isPrerender(request)) return reply.code(204).send();
    return sendPage(request, reply, built);
  });
}

/**
 * By a browser that guesses where somebody is going: the page would read in their name what they may
 * never open. This answer gives the drawing up, and asks again when they do.
 */
const isPrerender = ({ headers }: FastifyRequest) =>
  String(headers['sec-purpose']).includes('prerender');

async function sendPage(request: FastifyRequest, reply: FastifyReply, built: BuiltClient) {
  const { url, cookies, server } = request;
  const { site, live, i18n } = server.dependencies;
  const locale = requestLocale(request);
  const translator = translatorFor(i18n, locale);
  const opened = pageAt(url.split('?')[0] ?? '/') ?? page('/page-not-found');
  const language = i18n.bundleFor(locale);
  const guests = await readGuestData(request, opened);
  const guest = guests && guestData(request, guests);
  const firstPaint = await built
    .firstPaint(opened.path, { appName: site.name, language, guest })
    // The script draws the whole page all the same.
    .catch((error) => {
      request.log.error(error, 'the first paint could not be drawn');
      return '';
    });
  const html = pageOf(opened, built)
    .replace('lang="en-NZ"', `lang="${locale}"`)
    .replace('data-theme="auto"', `data-theme="${themeOf(cookies)}"`)
    .replace(
      '<!--head-->',
      () => head(opened, { site, live, translator }) + translations(language, built),
    )
    // Behind the style sheet, without which nothing is drawn.
    .replace('</head>', `${modulePreload(opened, built)}</head>`)
    .replace('<!--first-paint-->', () => firstPaint);
  const [drawn = '', rest = ''] = html.split('<!--data-->');
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      policy
        .replace("style-src 'self'", `style-src 'self' '${built.firstStyles(opened).hash}'`)
        .replace("script-src 'self'", `script-src 'self' '${drawnScriptHash}'`),
    )
    .send(
      inTwoParts(reply, drawn, async () => {
        const read = guests ?? (await readPageData(request));
        const page = await drawnPage(request, read, { built, opened, language, site });
        return page + (read ? dataBlock(read) : '') + rest;
      }),
    );
}

function guestData({ url }: FastifyRequest, { json }: ReadPageData): GuestData {
  const { to } = parseSearch(url.slice(url.indexOf('?') + 1));
  const { answers }: PageData = JSON.parse(json);
  return { to: typeof to === 'string' ? to : undefined, answers };
}

/**
 * The page as it was built, or with the styles of its first paint in it and the sheet of the whole
 * switched off behind what they draw: the client switches it on with its first screen, and the first
 * paint waits for nothing. The forms of guests are drawn with more than that.
 */
function pageOf(page: Page, { page: built, firstStyles }: BuiltClient): string {
  const [sheet] = /<link rel="stylesheet"[^>]*>/.exec(built) ?? [];
  if (!sheet || page.guard === 'guest') return built;
  const ahead = sheet.replace('rel="stylesheet"', 'rel="preload" as="style"');
  const off = sheet.replace('rel="stylesheet"', 'rel="stylesheet" media="not all"');
  return built
    .replace(sheet, () => firstStyles(page).element + ahead)
    .replace('<!--data-->', () => `<!--data-->${off}`);
}

/** What the person chose on this device, in the page from the start: no flash of the other one. */
function themeOf({ theme }: FastifyRequest['cookies']): string {
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/**
 * What differs from the English that the client carries; before its script, which then knows it.
 * Its address changes with what it says, so a browser fetches each version once.
 */
function translations(
  { locale, wordings, fallback, version }: TranslationBundle,
  { translator }: BuiltClient,
): string {
  if (isEmpty(wordings) && isEmpty(fallback)) return '';
  const query = `locale=${locale}&amp;only=changed&amp;v=${version}`;
  const ahead = translator ? `<link rel="modulepreload" href="${translator}">` : '';
  return `${ahead}<script src="${translationsPath}?${query}"></script>`;
}

const modulePreload = ({ path }: Page, { ahead }: BuiltClient): string =>
  (ahead.get(path) ?? []).map((file) => `<link rel="modulepreload" href="${file}">`).join('');

const isEmpty = (wordings: object) => Object.keys(wordings).length === 0;

function head(
  { title }: Page,
  { site, live, translator }: { site: Site; live: Pick<Live, 'page'>; translator: Translator },
): string {
  const { translate, lang } = translator;
  const full = message(platformMessages.title, { title, app: site.name });
  const about = pagesMessages.welcomeFor;
  return [
    html`<title${lang(full)}>${translate(full)}</title>`,
    pageSettings(site, live.page),
    html`<meta name="description"${lang(about)} content="${translate(about)}">`,
  ].join('');
}

type Served = readonly { method: string; pattern: RegExp }[];

const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}/?$`);

/** Whatever may be asked for beforehand, by OPTIONS, is there because of what it asks for. */
const methodsAt = (served: Served, pathname: string) => [
  ...new Set(
    served
      .filter(({ method, pattern }) => method !== 'OPTIONS' && pattern.test(pathname))
      .map(({ method }) => method),
  ),
];

/** 405 for what is there under another method, otherwise 404. */
function unknownRoute(method: string, methods: readonly string[]): ApiError {
  if (methods.length === 0 || methods.includes(method)) return notFound();
  const supported = methods.join(', ');
  const headers = { allow: supported };
  return new ApiError(405, message(requestErrorMessages.method, { method, supported }), {
    headers,
  });
}
