import type { FastifyInstance } from 'fastify';
import { authorize } from '#server/platform/http/protection/access-hooks.ts';
import { isFromThisMachine } from '#server/platform/http/protection/loopback.ts';
import { documentRoute } from '#server/platform/http/route.ts';
import { stylesheetReply } from '#server/platform/pages/page.ts';
import { publicPageContext } from '#server/platform/pages/public-page-context.ts';
import { exampleHtml, galleryPage } from './gallery.ts';
import { listPage, mailHtml, mailPage, noMailPage, style } from './page.ts';
import { readMail, readMails } from './read-mails.ts';

/**
 * Shows the mails of a folder and one of every kind, for development: to anybody on this machine, and from elsewhere only
 * to administrators, because the links in them open accounts. Never registered in production.
 */
export async function devMailRoutes(
  app: FastifyInstance,
  { mailFolder: folder }: { mailFolder: string },
) {
  app.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request, app.dependencies.site.url))
      authorize({ allow: 'audit.read' }, request);
  });

  documentRoute(app, { path: style.path }, async () => stylesheetReply(style));

  documentRoute(app, { path: '/dev/mail' }, async (ctx, params) =>
    listPage(await publicPageContext(ctx, params), await readMails(folder)),
  );

  documentRoute(app, { path: '/dev/mail/gallery' }, async (ctx, params) =>
    galleryPage(ctx, await publicPageContext(ctx, params)),
  );

  documentRoute(app, { path: '/dev/mail/gallery/:kind/:theme' }, async (ctx, params) => {
    const context = await publicPageContext(ctx, params);
    return exampleHtml(ctx, context, params) ?? noMailPage(context);
  });

  documentRoute(app, { path: '/dev/mail/:id' }, async (ctx, params) => {
    const mail = await readMail(folder, params.id ?? '');
    const pageContext = await publicPageContext(ctx, params);
    return mail ? mailPage(pageContext, mail) : noMailPage(pageContext);
  });

  documentRoute(app, { path: '/dev/mail/:id/html' }, async (ctx, params) => {
    const mail = await readMail(folder, params.id ?? '');
    return mail ? mailHtml(mail) : noMailPage(await publicPageContext(ctx, params));
  });
}
