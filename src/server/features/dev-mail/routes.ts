import type { FastifyInstance } from 'fastify';
import { stylesheetDocument } from '#server/platform/page.ts';
import { document } from '#server/platform/route.ts';
import { listPage, mailHtml, mailPage, noMailPage, style } from './page.ts';
import { readMail, readMails } from './read-mails.ts';

/** Shows the mails of a folder to whoever works on the product. Never registered in production. */
export async function devMail(app: FastifyInstance, folder: string) {
  document(app, { path: style.path }, async () => stylesheetDocument(style));

  document(app, { path: '/dev/mail' }, async ({ site }) => listPage(site, await readMails(folder)));

  document(app, { path: '/dev/mail/:id' }, async ({ site }, { id = '' }) => {
    const found = await readMail(folder, id);
    return found ? mailPage(site, found) : noMailPage(site);
  });

  document(app, { path: '/dev/mail/:id/html' }, async ({ site }, { id = '' }) => {
    const found = await readMail(folder, id);
    return found ? mailHtml(found) : noMailPage(site);
  });
}
