import { type Html, html } from '#server/platform/html.ts';
import { type Document, pageDocument, stylesheet } from '#server/platform/page.ts';
import type { Paper } from '#server/platform/paper.ts';
import type { Speech } from '#server/platform/speech.ts';
import { certificatePageText as texts } from '#texts/certificate-page.ts';
import { dayOf } from '#texts/dates.ts';
import { errorsText } from '#texts/errors.ts';
import { sharedText } from '#texts/shared.ts';
import { english } from '#texts/speaker.ts';
import { say, type Text } from '#texts/text.ts';
import { certificateOf, type FoundCertificate, statusOf } from './read.ts';

export const style = stylesheet('/certificates', new URL('page.css', import.meta.url));

/** What anyone sees who follows the address on a certificate: what is printed, and if it still holds. */
export function certificatePage(paper: Paper, found: FoundCertificate, now: Date): Document {
  const { t, locale } = paper.speech;
  const inEnglish = locale !== english && html` lang="${english}"`;
  const main = html`<article class="card certificate">
<h1>${t(texts.title, { number: number(found) })}</h1>
${standing(paper, found)}
<div class="award">
<p class="holder">${found.holder}</p>
<p>${t(texts.hasCompleted)}</p>
<p class="area"${inEnglish}>${found.area}</p>
${found.areaMi && html`<p lang="mi">${found.areaMi}</p>`}
</div>
${facts(paper, found)}
${download(paper, found)}
</article>`;
  const footer = html`<p>${t(texts.checkedOn, { now })}</p>`;
  const title = say(texts.title, { number: found.number });
  return pageDocument(paper, { title, stylesheet: style, main, footer });
}

function standing({ speech }: Paper, found: FoundCertificate): Html {
  const { t } = speech;
  const status = statusOf(found);
  const { withdrawnAt, successor } = found;
  const link = (inside: Html) => html`<a href="/certificates/${successor?.code}">${inside}</a>`;
  const words = {
    valid: () => t(texts.valid),
    withdrawn: () => t(texts.withdrawn, { at: withdrawnAt ? dayOn(speech, withdrawnAt) : '' }),
    replaced: () => {
      const by = { number: successor ? number(successor) : '', successor: link };
      return html`<span>${t(texts.replaced, by)}</span>`;
    },
  };
  return html`<p class="standing" data-status="${status}"><strong>${words[status]()}</strong></p>`;
}

/** All days of the page in one form: that of the sentence at its foot, which every page has. */
function dayOn({ languageOf, locale }: Speech, at: Date): Html {
  const said = languageOf(texts.checkedOn);
  const day = dayOf(at, said);
  return said === locale ? html`${day}` : html`<span lang="${said}">${day}</span>`;
}

/** Never broken over two lines, although it has hyphens. */
function number({ number }: { number: string }): Html {
  return html`<span class="number">${number}</span>`;
}

function facts({ speech }: Paper, found: FoundCertificate): Html {
  const { issuedAt, correctedAt, mentor, organisation, pods } = found;
  const fact = (label: Text, value: string | Html) =>
    html`<div><dt>${speech.t(label)}</dt><dd>${value}</dd></div>\n`;
  const inEnglish = speech.locale !== english && html` lang="${english}"`;
  const list = pods.map((pod) => html`<li${inEnglish}>${pod}</li>`);
  return html`<dl class="facts">
${fact(texts.date, dayOn(speech, issuedAt))}
${correctedAt && fact(texts.nameCorrected, dayOn(speech, correctedAt))}
${fact(texts.signedOffBy, mentor)}
${organisation && fact(texts.organisation, organisation)}
${pods.length > 0 && html`<div class="wide"><dt>${speech.t(texts.podsCovered)}</dt><dd><ul>${list}</ul></dd></div>`}
</dl>`;
}

/** Paper that no longer holds is not offered again. */
function download({ site, speech: { t } }: Paper, found: FoundCertificate): Html {
  if (statusOf(found) !== 'valid') return html``;
  if (!found.drawn) return html`<p>${t(texts.drawing)}</p>`;
  const { pdf } = certificateOf(site, found);
  return html`<a class="download" href="${new URL(pdf).pathname}">${t(texts.download)}</a>`;
}

/** In place of a PDF that no longer holds: a copy of it would go on saying that it does. */
export function goneDocument(paper: Paper, found: FoundCertificate): Document {
  const { t } = paper.speech;
  const page = (inside: Html) => html`<a href="/certificates/${found.code}">${inside}</a>`;
  const main = html`<div class="card certificate">
<h1>${t(texts.gone, { number: number(found) })}</h1>
${standing(paper, found)}
<p>${t(texts.notHandedOut, { page })}</p>
</div>`;
  const title = say(texts.gone, { number: found.number });
  return pageDocument(paper, { title, stylesheet: style, main }, 410);
}

export function unknownPage(paper: Paper): Document {
  const { site, speech } = paper;
  const { t } = speech;
  const main = html`<div class="card certificate">
<h1>${t(texts.unknown)}</h1>
<p>${t(texts.compareAddress)}</p>
<a class="download" href="${site.client}/">${t(errorsText.goHome)}</a>
</div>`;
  return pageDocument(paper, { title: texts.unknown, stylesheet: style, main }, 404);
}

const secondsToDraw = '3';

export function notDrawnPage(paper: Paper, { number }: FoundCertificate): Document {
  const { t } = paper.speech;
  const title = say(texts.beingDrawn, { number });
  const main = html`<div class="card certificate">
<h1>${t(title)}</h1>
<p>${t(texts.comeBack)}</p>
<a class="download" href="">${t(sharedText.tryAgain)}</a>
</div>`;
  const page = pageDocument(paper, { title, stylesheet: style, main }, 503);
  return { ...page, headers: { ...page.headers, 'retry-after': secondsToDraw } };
}
