import type { FastifyInstance } from 'fastify';
import { admit } from '#server/platform/gates.ts';
import { isFromThisMachine } from '#server/platform/loopback.ts';
import { stylesheetDocument } from '#server/platform/page.ts';
import { paperFor } from '#server/platform/paper.ts';
import { document } from '#server/platform/route.ts';
import { listPage, mailHtml, mailPage, noMailPage, style } from './page.ts';
import { readMail, readMails } from './read-mails.ts';

/**
 * Shows the mails of a folder to whoever works on the product: at this machine anybody, from
 * elsewhere administrators, because the links in them open accounts. Never registered in production.
 */
export async function devMail(
  app: FastifyInstance,
  { mailFolder: folder }: { mailFolder: string },
) {
  app.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request, app.parts.site.url)) admit({ allow: 'audit.read' }, request);
  });

  document(app, { path: style.path }, async () => stylesheetDocument(style));

  document(app, { path: '/dev/mail' }, async (ctx, given) =>
    listPage(await paperFor(ctx, given), await readMails(folder)),
  );

  document(app, { path: '/dev/mail/:id' }, async (ctx, given) => {
    const found = await readMail(folder, given.id ?? '');
    const paper = await paperFor(ctx, given);
    return found ? mailPage(paper, found) : noMailPage(paper);
  });

  document(app, { path: '/dev/mail/:id/html' }, async (ctx, given) => {
    const found = await readMail(folder, given.id ?? '');
    return found ? mailHtml(found) : noMailPage(await paperFor(ctx, given));
  });
}
