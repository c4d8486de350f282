import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorsText } from '#texts/errors.ts';
import { pagesText } from '#texts/pages.ts';
import { platformText } from '#texts/platform.ts';
import { refusalPagesText as texts } from '#texts/refusal-pages.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say } from '#texts/text.ts';
import { timesText } from '#texts/times.ts';
import { html } from './html.ts';
import { type Document, pageDocument, stylesheet, stylesheetDocument } from './page.ts';
import type { Refusal } from './refusal.ts';
import { localeOf } from './request-locale.ts';
import { sendDocument } from './send-document.ts';
import type { Site } from './settings.ts';
import { speechIn } from './speech.ts';

/** Beside the client's files, which are served even while the product is closed. */
const style = stylesheet('/assets', new URL('refusal-page.css', import.meta.url));
export const refusalStylePath = style.path;

/** Not as a document: it has to come when an address has asked for too much, too. */
export function refusalStyle(app: FastifyInstance) {
  app.get(style.path, { schema: { hide: true } }, async (request, reply) =>
    sendDocument(request, reply, stylesheetDocument(style)),
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
export function refusalPage(request: FastifyRequest, refusal: Refusal): Document {
  const { texts, site } = request.server.parts;
  const speech = speechIn(texts, localeOf(request));
  // The languages to choose from stand in the database, which may be what is missing.
  const headers = { 'content-language': speech.locale };
  const paper = { site, speech, languages: [], headers };
  const { title, why, next } = wordsOf(refusal, site);
  const { t } = speech;
  const main = html`<div class="card refused">
<h1>${t(title)}</h1>
${why.map((one) => html`<p>${t(one)}</p>\n`)}
<a class="next" href="${next.to}">${t(next.does)}</a>
</div>`;
  return pageDocument(paper, { title, stylesheet: style, main }, refusal.status);
}

type Step = { to: string; does: Sayable };
type Shown = { title: Sayable; why: Sayable[]; next: Step };

/** An empty address is that of the page itself. */
const again: Step = { to: '', does: sharedText.tryAgain };

function wordsOf({ status, says, errors = {}, headers }: Refusal, site: Site): Shown {
  const home: Step = { to: `${site.client}/`, does: errorsText.goHome };
  const shown: Record<number, Shown> = {
    401: {
      title: texts.logInFirst,
      why: [texts.logInFirstFor],
      next: { to: `${site.client}/login`, does: pagesText.logIn },
    },
    403: {
      title: errorsText.notForYou,
      why: [errorsText.mayNotOpen, errorsText.askAdministrator],
      next: home,
    },
    404: { title: errorsText.notFound, why: [errorsText.notFoundFor], next: home },
    409: {
      title: pagesText.verifyEmail,
      why: [pagesText.verifyEmailFor],
      next: { to: `${site.client}/verify-email`, does: pagesText.verifyEmail },
    },
    421: {
      title: texts.elsewhere,
      why: [say(texts.elsewhereFor, { url: site.url })],
      next: { to: `${site.client}/`, does: texts.goThere },
    },
    429: { title: texts.tooMany, why: [waitOf(headers, platformText.tooManyTries)], next: again },
    500: { title: errorsText.wentWrong, why: Object.values(errors).flat(), next: again },
    503: { title: errorsText.notAvailable, why: [waitOf(headers, texts.backSoon)], next: again },
  };
  return shown[status] ?? { title: texts.notPossible, why: [says], next: home };
}

/** In so many seconds, or whole minutes. */
function waitOf(
  headers: Refusal['headers'],
  text: typeof texts.backSoon | typeof platformText.tooManyTries,
): Sayable {
  const seconds = Number(headers['retry-after'] ?? 1);
  const time =
    seconds < 60
      ? say(timesText.seconds, { count: seconds })
      : say(timesText.minutes, { count: Math.ceil(seconds / 60) });
  return say(text, { time });
}
