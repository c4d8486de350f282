import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import * as contract from '#contract/certificates/certificates.ts';
import * as corrections from '#contract/certificates/corrections.ts';
import { myCertificates as mine } from '#contract/my-learning/my-learning.ts';
import type { Context } from '#server/platform/data/context.ts';
import { documentRoute, repeatable, route } from '#server/platform/http/route.ts';
import { type DocumentReply, stylesheetReply } from '#server/platform/pages/page.ts';
import { publicPageContext } from '#server/platform/pages/public-page-context.ts';
import { askCorrection } from './corrections/ask-correction.ts';
import { declineCorrection, makeCorrection } from './corrections/decide-correction.ts';
import { openCorrections } from './corrections/open-corrections.ts';
import { withdrawCorrection } from './corrections/withdraw-correction.ts';
import { myCertificates } from './my-certificates.ts';
import { checkCertificate } from './public/check-certificate.ts';
import { certificatePage, gonePage, notReadyPage, style, unknownPage } from './public/page.ts';
import { findCertificate, readDocument, statusOf } from './read-certificate.ts';

export async function certificateRoutes(app: FastifyInstance) {
  route(app, contract.checkCertificate, checkCertificate);
  route(app, mine, myCertificates);
  route(app, corrections.askCorrection, repeatable(askCorrection));
  route(app, corrections.withdrawCorrection, withdrawCorrection);
  route(app, corrections.openCorrections, openCorrections);
  route(app, corrections.makeCorrection, repeatable(makeCorrection));
  route(app, corrections.declineCorrection, repeatable(declineCorrection));

  documentRoute(app, { path: style.path }, async () => stylesheetReply(style));

  // The page and its PDF share a route, because the router takes `.pdf` for a part of the code.
  const path = '/certificates/:code';
  const described = {
    name: 'certificate',
    summary: 'The public page of a certificate, or its PDF where the code ends in `.pdf`.',
    types: ['text/html', 'application/pdf'],
    query: z.object({ locale: z.string().optional() }),
    also: [404, 410, 503],
  };
  documentRoute(app, { path, described, limit: { tries: 60, seconds: 60 } }, (ctx, params) => {
    const { code = '' } = params;
    const isPdf = code.endsWith('.pdf');
    return isPdf
      ? pdfReply(ctx, params, code.slice(0, -'.pdf'.length))
      : certificatePageReply(ctx, params, code);
  });
}

type Params = Record<string, string>;

async function certificatePageReply(
  ctx: Context,
  params: Params,
  code: string,
): Promise<DocumentReply> {
  const found = await findCertificate(ctx, code);
  const pageContext = await publicPageContext(ctx, params);
  return found ? certificatePage(pageContext, found, ctx.now) : unknownPage(pageContext);
}

async function pdfReply(ctx: Context, params: Params, code: string): Promise<DocumentReply> {
  const found = await findCertificate(ctx, code);
  const drawn = found && (await readDocument(ctx, found.uuid));
  if (!found || !drawn || statusOf(found) !== 'valid') {
    const pageContext = await publicPageContext(ctx, params);
    if (!found) return unknownPage(pageContext);
    return statusOf(found) === 'valid'
      ? notReadyPage(pageContext, found)
      : gonePage(pageContext, found);
  }
  return {
    type: 'application/pdf',
    body: drawn.pdf,
    headers: {
      'content-disposition': `inline; filename="certificate-${found.number}.pdf"`,
      // The language of its holder on the day of issue, whoever opens it.
      'content-language': found.locale,
      etag: `"${drawn.sha256.toString('hex')}"`,
      // Revalidated each time, which is cheap with the ETag, and never kept by a proxy.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    },
  };
}
