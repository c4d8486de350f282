import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { certificatePageMessages as texts } from '#messages/certificates/certificate-page.ts';
import { dayOf } from '#messages/dates.ts';
import { english } from '#messages/localizer.ts';
import { errorsMessages } from '#messages/shared/errors.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import {
  certificateOf,
  type FoundCertificate,
  statusOf,
} from '#server/features/certificates/read-certificate.ts';
import { type Html, html } from '#server/platform/pages/html.ts';
import { type DocumentReply, pageReply, stylesheet } from '#server/platform/pages/page.ts';
import type { PublicPageContext } from '#server/platform/pages/public-page-context.ts';

export const style = stylesheet('/certificates', new URL('page.css', import.meta.url));

/** The public page of a certificate: what is printed on it, and whether it is still valid. */
export function certificatePage(
  context: PublicPageContext,
  found: FoundCertificate,
  now: Date,
): DocumentReply {
  const { t, locale } = context.translator;
  const inEnglish = locale !== english && html` lang="${english}"`;
  const main = html`<article class="card certificate framed">
<h1>${t(texts.title, { number: number(found) })}</h1>
${statusParagraph(context, found)}
<div class="award">
<p class="holder">${found.holder}</p>
<p>${t(texts.hasCompleted)}</p>
<p class="area"${inEnglish}>${found.area}</p>
${found.areaMi && html`<p lang="mi">${found.areaMi}</p>`}
</div>
${facts(context, found)}
${download(context, found)}
</article>`;
  const footer = html`<p>${t(texts.checkedOn, { now })}</p>`;
  const title = message(texts.title, { number: found.number });
  return pageReply(context, { title, stylesheet: style, main, footer });
}

function statusParagraph({ translator }: PublicPageContext, found: FoundCertificate): Html {
  const { t } = translator;
  const status = statusOf(found);
  const { withdrawnAt, successor } = found;
  const link = (inside: Html) => html`<a href="/certificates/${successor?.code}">${inside}</a>`;
  const sentences = {
    valid: () => t(texts.valid),
    withdrawn: () => t(texts.withdrawn, { at: withdrawnAt ?? '' }),
    replaced: () => {
      const by = { number: successor ? number(successor) : '', successor: link };
      return html`<span>${t(texts.replaced, by)}</span>`;
    },
  };
  return html`<p class="standing" data-status="${status}"><strong>${sentences[status]()}</strong></p>`;
}

/** Never broken over two lines, although it has hyphens. */
function number({ number }: { number: string }): Html {
  return html`<span class="number">${number}</span>`;
}

function facts({ translator }: PublicPageContext, found: FoundCertificate): Html {
  const { issuedAt, correctedAt, mentor, organisation, pods } = found;
  const fact = (label: MessageDescriptor, value: string | Html) =>
    html`<div><dt>${translator.t(label)}</dt><dd>${value}</dd></div>\n`;
  const inEnglish = translator.locale !== english && html` lang="${english}"`;
  const list = pods.map((pod) => html`<li${inEnglish}>${pod}</li>`);
  return html`<dl class="facts">
${fact(texts.date, dayOf(issuedAt, translator.locale))}
${correctedAt && fact(texts.nameCorrected, dayOf(correctedAt, translator.locale))}
${fact(texts.signedOffBy, mentor)}
${organisation && fact(texts.organisation, organisation)}
${pods.length > 0 && html`<div class="wide"><dt>${translator.t(texts.podsCovered)}</dt><dd><ul>${list}</ul></dd></div>`}
</dl>`;
}

/** A certificate that is no longer valid can't be downloaded. */
function download({ site, translator: { t } }: PublicPageContext, found: FoundCertificate): Html {
  if (statusOf(found) !== 'valid') return html``;
  if (!found.drawn) return html`<p>${t(texts.drawing)}</p>`;
  const { pdf } = certificateOf(site, found);
  return html`<a class="button" href="${new URL(pdf).pathname}">${t(texts.download)}</a>`;
}

/** In place of the PDF of a withdrawn certificate, which doesn't say that it was withdrawn. */
export function gonePage(context: PublicPageContext, found: FoundCertificate): DocumentReply {
  const { t } = context.translator;
  const page = (inside: Html) => html`<a href="/certificates/${found.code}">${inside}</a>`;
  const main = html`<div class="card certificate">
<h1>${t(texts.gone, { number: number(found) })}</h1>
${statusParagraph(context, found)}
<p>${t(texts.notHandedOut, { page })}</p>
</div>`;
  const title = message(texts.gone, { number: found.number });
  return pageReply(context, { title, stylesheet: style, main }, 410);
}

export function unknownPage(context: PublicPageContext): DocumentReply {
  const { site, translator } = context;
  const { t } = translator;
  const main = html`<div class="card certificate">
<h1>${t(texts.unknown)}</h1>
<p>${t(texts.compareAddress)}</p>
<a class="button" href="${site.client}/">${t(errorsMessages.goHome)}</a>
</div>`;
  return pageReply(context, { title: texts.unknown, stylesheet: style, main }, 404);
}

const secondsToDraw = '3';

export function notReadyPage(
  context: PublicPageContext,
  { number }: FoundCertificate,
): DocumentReply {
  const { t } = context.translator;
  const title = message(texts.beingDrawn, { number });
  const main = html`<div class="card certificate">
<h1>${t(title)}</h1>
<p>${t(texts.comeBack)}</p>
<a class="button" href="">${t(sharedMessages.tryAgain)}</a>
</div>`;
  const page = pageReply(context, { title, stylesheet: style, main }, 503);
  return { ...page, headers: { ...page.headers, 'retry-after': secondsToDraw } };
}
