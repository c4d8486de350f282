import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/certificates.ts';
import * as corrections from '#contract/corrections.ts';
import { myCertificates as mine } from '#contract/my-learning.ts';
import type { Context } from '#server/platform/context.ts';
import { type Document, stylesheetDocument } from '#server/platform/page.ts';
import { document, route } from '#server/platform/route.ts';
import { askCorrection } from './ask-correction.ts';
import { checkCertificate } from './check.ts';
import { declineCorrection, makeCorrection } from './decide-correction.ts';
import { myCertificates } from './my-certificates.ts';
import { openCorrections } from './open-corrections.ts';
import { certificatePage, goneDocument, notDrawnPage, style, unknownPage } from './page.ts';
import { findCertificate, readDocument, statusOf } from './read.ts';

export async function certificates(app: FastifyInstance) {
  route(app, contract.checkCertificate, checkCertificate);
  route(app, mine, myCertificates);
  route(app, corrections.askCorrection, async (ctx, input, { reply }) => {
    const { isNew, ...asked } = await askCorrection(ctx, input);
    if (!isNew) reply.code(200);
    return asked;
  });
  route(app, corrections.openCorrections, openCorrections);
  route(app, corrections.makeCorrection, makeCorrection);
  route(app, corrections.declineCorrection, declineCorrection);

  document(app, { path: style.path }, async () => stylesheetDocument(style));

  // The page and its PDF share a route, because the router takes `.pdf` for a part of the code.
  const path = '/certificates/:code';
  document(app, { path, limit: { tries: 60, seconds: 60 } }, (ctx, { code = '' }) =>
    code.endsWith('.pdf') ? pdf(ctx, code.slice(0, -'.pdf'.length)) : page(ctx, code),
  );
}

async function page(ctx: Context, code: string): Promise<Document> {
  const found = await findCertificate(ctx, code);
  return found ? certificatePage(ctx.site, found, ctx.now) : unknownPage(ctx.site);
}

async function pdf(ctx: Context, code: string): Promise<Document> {
  const found = await findCertificate(ctx, code);
  if (!found) return unknownPage(ctx.site);
  if (statusOf(found) !== 'valid') return goneDocument(ctx.site, found);
  const drawn = await readDocument(ctx, found.uuid);
  if (!drawn) return notDrawnPage(ctx.site, found);
  return {
    type: 'application/pdf',
    body: drawn.pdf,
    headers: {
      'content-disposition': `inline; filename="certificate-${found.number}.pdf"`,
      etag: `"${drawn.sha256.toString('hex')}"`,
      // Asked for again each time, which is cheap with the ETag; never kept by what stands between.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    },
  };
}
