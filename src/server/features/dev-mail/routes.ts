import type { FastifyInstance } from 'fastify';
import { authorize } from '#server/platform/http/protection/access-hooks.ts';
import { isFromThisMachine } from '#server/platform/http/protection/loopback.ts';
import { documentRoute } from '#server/platform/http/route.ts';
import { stylesheetReply } from '#server/platform/pages/page.ts';
import { publicPageContext } from '#server/platform/pages/public-page-context.ts';
import { listPage, mailHtml, mailPage, noMailPage, style } from './page.ts';
import { readMail, readMails } from './read-mails.ts';

/**
 * Shows the mails of a folder to whoever works on the product: at this machine anybody, from
 * elsewhere administrators, because the links in them open accounts. Never registered in production.
 */
export async function devMailRoutes(
  app: FastifyInstance,
  { mailFolder: folder }: { mailFolder: string },
) {
  app.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request, app.parts.site.url))
      authorize({ allow: 'audit.read' }, request);
  });

  documentRoute(app, { path: style.path }, async () => stylesheetReply(style));

  documentRoute(app, { path: '/dev/mail' }, async (ctx, given) =>
    listPage(await publicPageContext(ctx, given), await readMails(folder)),
  );

  documentRoute(app, { path: '/dev/mail/:id' }, async (ctx, given) => {
    const found = await readMail(folder, given.id ?? '');
    const paper = await publicPageContext(ctx, given);
    return found ? mailPage(paper, found) : noMailPage(paper);
  });

  documentRoute(app, { path: '/dev/mail/:id/html' }, async (ctx, given) => {
    const found = await readMail(folder, given.id ?? '');
    return found ? mailHtml(found) : noMailPage(await publicPageContext(ctx, given));
  });
}
