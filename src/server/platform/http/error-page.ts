import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message, type Translatable } from '#lib/messages/message.ts';
import { errorsMessages } from '#messages/shared/errors.ts';
import { platformMessages } from '#messages/shared/platform.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { refusalPagesMessages as texts } from '#messages/shell/error-pages.ts';
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

/** Beside the client's files, which are served even while the product is closed. */
const style = stylesheet('/assets', new URL('error-page.css', import.meta.url));
export const errorPageStylePath = style.path;

/** Not as a document: it has to come when an address has asked for too much, too. */
export function errorPageStyle(app: FastifyInstance) {
  app.get(style.path, { schema: { hide: true } }, async (request, reply) =>
    sendDocument(request, reply, stylesheetReply(style)),
  );
}

/** Whether somebody opens an address in their browser: a script that asks for data says so. */
export function opensPage({ method, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  const isScript = mode !== 'navigate' || headers['x-requested-with'] !== undefined;
  return reads && !isScript && String(headers.accept).includes('text/html');
}

/** The refusal as a page, with what to do next. */
export function errorPage(request: FastifyRequest, refusal: ApiError): DocumentReply {
  const { texts, site } = request.server.parts;
  const translator = translatorFor(texts, requestLocale(request));
  // The languages to choose from stand in the database, which may be what is missing.
  const headers = { 'content-language': translator.locale };
  const paper = { site, translator, languages: [], headers };
  const { title, why, next } = contentOf(refusal, site);
  const { t } = translator;
  const main = html`<div class="card refused">
<h1>${t(title)}</h1>
${why.map((one) => html`<p>${t(one)}</p>\n`)}
<a class="button" href="${next.to}">${t(next.does)}</a>
</div>`;
  return pageReply(paper, { title, stylesheet: style, main }, refusal.status);
}

type Step = { to: string; does: Translatable };
type ErrorPageContent = { title: Translatable; why: Translatable[]; next: Step };

/** An empty address is that of the page itself. */
const again: Step = { to: '', does: sharedMessages.tryAgain };

function contentOf(
  { status, displayMessage, errors = {}, headers }: ApiError,
  site: Site,
): ErrorPageContent {
  const home: Step = { to: `${site.client}/`, does: errorsMessages.goHome };
  const shown: Record<number, ErrorPageContent> = {
    401: {
      title: texts.logInFirst,
      why: [texts.logInFirstFor],
      next: { to: `${site.client}/login`, does: pagesMessages.logIn },
    },
    403: {
      title: errorsMessages.notForYou,
      why: [errorsMessages.mayNotOpen, errorsMessages.askAdministrator],
      next: home,
    },
    404: { title: errorsMessages.notFound, why: [errorsMessages.notFoundFor], next: home },
    409: {
      title: pagesMessages.verifyEmail,
      why: [pagesMessages.verifyEmailFor],
      next: { to: `${site.client}/verify-email`, does: pagesMessages.verifyEmail },
    },
    421: {
      title: texts.elsewhere,
      why: [message(texts.elsewhereFor, { url: site.url })],
      next: { to: `${site.client}/`, does: texts.goThere },
    },
    429: {
      title: texts.tooMany,
      why: [waitOf(headers, platformMessages.tooManyTries)],
      next: again,
    },
    500: { title: errorsMessages.wentWrong, why: Object.values(errors).flat(), next: again },
    503: {
      title: errorsMessages.notAvailable,
      why: [waitOf(headers, texts.backSoon)],
      next: again,
    },
  };
  return shown[status] ?? { title: texts.notPossible, why: [displayMessage], next: home };
}

/** In so many seconds, or whole minutes. */
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
