import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message, type Translatable } from '#lib/messages/message.ts';
import { errorsMessages } from '#messages/shared/errors.ts';
import { platformMessages } from '#messages/shared/platform.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { errorPagesMessages as texts } from '#messages/shell/error-pages.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { timesMessages } from '#messages/times.ts';
import { requestLocale } from '#server/platform/i18n/request-locale.ts';
import { translatorFor } from '#server/platform/i18n/translator.ts';
import { html } from '#server/platform/pages/html.ts';
import {
  type DocumentReply,
  pageReply,
  stylesheet,
  stylesheetReply,
} from '#server/platform/pages/page.ts';
import type { Site } from '#server/platform/settings.ts';
import type { ApiError } from './api-error.ts';
import { sendDocument } from './send-document.ts';

/** Under /assets, which is served even during maintenance. */
const style = stylesheet('/assets', new URL('error-page.css', import.meta.url));
export const errorPageStylePath = style.path;

/** Not a `documentRoute`, whose rate limit would leave the error page for 429 without styles. */
export function errorPageStyle(app: FastifyInstance) {
  app.get(style.path, { schema: { hide: true } }, async (request, reply) =>
    sendDocument(request, reply, stylesheetReply(style)),
  );
}

/** Whether a person opens an address in a browser; scripts that fetch data tell by their headers. */
export function opensPage({ method, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  const isScript = mode !== 'navigate' || headers['x-requested-with'] !== undefined;
  return reads && !isScript && String(headers.accept).includes('text/html');
}

/** The error as a page, with a link to what to do next. */
export function errorPage(request: FastifyRequest, error: ApiError): DocumentReply {
  const { i18n, site } = request.server.dependencies;
  const translator = translatorFor(i18n, requestLocale(request));
  // Without a choice of languages: the list is in the database, which may be what failed.
  const headers = { 'content-language': translator.locale };
  const context = { site, translator, languages: [], headers };
  const { title, paragraphs, next } = contentOf(error, site);
  const { t } = translator;
  const main = html`<div class="card refused">
<h1>${t(title)}</h1>
${paragraphs.map((paragraph) => html`<p>${t(paragraph)}</p>\n`)}
<a class="button" href="${next.href}">${t(next.label)}</a>
</div>`;
  return pageReply(context, { title, stylesheet: style, main }, error.status);
}

type NextStep = { href: string; label: Translatable };
type ErrorPageContent = { title: Translatable; paragraphs: Translatable[]; next: NextStep };

/** An empty link leads to the page itself. */
const again: NextStep = { href: '', label: sharedMessages.tryAgain };

function contentOf(
  { status, displayMessage, errors = {}, headers }: ApiError,
  site: Site,
): ErrorPageContent {
  const home: NextStep = { href: `${site.client}/`, label: errorsMessages.goHome };
  const pages: Record<number, ErrorPageContent> = {
    401: {
      title: texts.logInFirst,
      paragraphs: [texts.logInFirstFor],
      next: { href: `${site.client}/login`, label: pagesMessages.logIn },
    },
    403: {
      title: errorsMessages.notForYou,
      paragraphs: [errorsMessages.mayNotOpen, errorsMessages.askAdministrator],
      next: home,
    },
    404: { title: errorsMessages.notFound, paragraphs: [errorsMessages.notFoundFor], next: home },
    409: {
      title: pagesMessages.verifyEmail,
      paragraphs: [pagesMessages.verifyEmailFor],
      next: { href: `${site.client}/verify-email`, label: pagesMessages.verifyEmail },
    },
    421: {
      title: texts.elsewhere,
      paragraphs: [message(texts.elsewhereFor, { url: site.url })],
      next: { href: `${site.client}/`, label: texts.goThere },
    },
    429: {
      title: texts.tooMany,
      paragraphs: [waitOf(headers, platformMessages.tooManyTries)],
      next: again,
    },
    500: { title: errorsMessages.wentWrong, paragraphs: Object.values(errors).flat(), next: again },
    503: {
      title: errorsMessages.notAvailable,
      paragraphs: [waitOf(headers, texts.backSoon)],
      next: again,
    },
  };
  return pages[status] ?? { title: texts.notPossible, paragraphs: [displayMessage], next: home };
}

/** With the time to wait in seconds, or in whole minutes from a minute on. */
function waitOf(
  headers: ApiError['headers'],
  text: typeof texts.backSoon | typeof platformMessages.tooManyTries,
): Translatable {
  const seconds = Number(headers['retry-after'] ?? 1);
  const time =
    seconds < 60
      ? message(timesMessages.seconds, { count: seconds })
      : message(timesMessages.minutes, { count: Math.ceil(seconds / 60) });
  return message(text, { time });
}
