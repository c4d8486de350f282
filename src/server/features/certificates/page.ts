import { dayOf, timeOf } from '#contract/dates.ts';
import { type Html, html } from '#server/platform/html.ts';
import { type Document, pageDocument, stylesheet } from '#server/platform/page.ts';
import type { Site } from '#server/platform/settings.ts';
import { certificateOf, type FoundCertificate, statusOf } from './read.ts';

export const style = stylesheet('/certificates', new URL('page.css', import.meta.url));

/** What anyone sees who follows the address on a certificate: what is printed, and if it still holds. */
export function certificatePage(site: Site, found: FoundCertificate, now: Date): Document {
  const title = `Certificate ${found.number}`;
  const main = html`<article class="card certificate">
<h1>Certificate ${number(found)}</h1>
${standing(found)}
<div class="award">
<p class="holder">${found.holder}</p>
<p>has completed the learning area</p>
<p class="area">${found.area}</p>
${found.areaMi && html`<p lang="mi">${found.areaMi}</p>`}
</div>
${facts(found)}
${download(site, found)}
</article>`;
  const footer = html`<p>Checked on ${dayOf(now)} at ${timeOf(now)}, New Zealand time. This page says what was true on the day of issue, and whether it still holds.</p>`;
  return pageDocument(site, { title, stylesheet: style, main, footer });
}

function standing(found: FoundCertificate): Html {
  const status = statusOf(found);
  return html`<p class="standing" data-status="${status}"><strong>${words[status](found)}</strong></p>`;
}

const words = {
  valid: () => html`Valid`,
  withdrawn: ({ withdrawnAt }: FoundCertificate) =>
    html`Withdrawn${withdrawnAt && ` on ${dayOf(withdrawnAt)}`}`,
  replaced: ({ successor }: FoundCertificate) =>
    successor
      ? html`<span>Replaced by <a href="/certificates/${successor.code}">${number(successor)}</a></span>`
      : html`Replaced`,
};

/** Never broken over two lines, although it has hyphens. */
function number({ number }: { number: string }): Html {
  return html`<span class="number">${number}</span>`;
}

function facts({ issuedAt, mentor, organisation, pods }: FoundCertificate): Html {
  return html`<dl class="facts">
${fact('Date', dayOf(issuedAt))}
${fact('Signed off by', mentor)}
${organisation && fact('Organisation', organisation)}
${pods.length > 0 && html`<div class="wide"><dt>Pods covered</dt><dd><ul>${pods.map((pod) => html`<li>${pod}</li>`)}</ul></dd></div>`}
</dl>`;
}

function fact(label: string, value: string): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;
}

/** Paper that no longer holds is not offered again. */
function download(site: Site, found: FoundCertificate): Html {
  if (statusOf(found) !== 'valid') return html``;
  if (!found.drawn) return html`<p>The PDF is being drawn. It will be here in a moment.</p>`;
  const { pdf } = certificateOf(site, found);
  return html`<a class="download" href="${new URL(pdf).pathname}">Download the PDF</a>`;
}

/** In place of a PDF that no longer holds: a copy of it would go on saying that it does. */
export function goneDocument(site: Site, found: FoundCertificate): Document {
  const title = `Certificate ${found.number} is no longer in force`;
  const main = html`<div class="card certificate">
<h1>Certificate ${number(found)} is no longer in force</h1>
${standing(found)}
<p>Its PDF is not handed out any more. <a href="/certificates/${found.code}">See what became of it</a>.</p>
</div>`;
  return pageDocument(site, { title, stylesheet: style, main }, 410);
}

export function unknownPage(site: Site): Document {
  const main = html`<div class="card certificate">
<h1>No such certificate</h1>
<p>There is no certificate at this address. Compare it with the one printed on the certificate, letter by letter, or scan its QR code again.</p>
</div>`;
  return pageDocument(site, { title: 'No such certificate', stylesheet: style, main }, 404);
}

const secondsToDraw = '3';

export function notDrawnPage(site: Site, { number }: FoundCertificate): Document {
  const title = `Certificate ${number} is being drawn`;
  const main = html`<div class="card certificate">
<h1>${title}</h1>
<p>The PDF will be here in a few seconds. Open this address again then.</p>
</div>`;
  const page = pageDocument(site, { title, stylesheet: style, main }, 503);
  return { ...page, headers: { ...page.headers, 'retry-after': secondsToDraw } };
}
