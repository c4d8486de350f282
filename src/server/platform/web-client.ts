import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fixedFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { Page } from '#contract/page-list.ts';
import { page, pageAt } from '#contract/pages.ts';
import { readyShell } from '#web/ready-shell.ts';
import { escapeHtml } from './html.ts';
import { notFound, Refusal } from './refusal.ts';
import { isServerPath } from './server-paths.ts';
import type { Site } from './settings.ts';

/** The folder of the built client; none where another host serves it, or Vite does. */
export type WebClient = { folder: string } | null;

/** Serves the built client: its hashed files for ever, its page for every path that is nobody else's. */
export async function webClient(app: FastifyInstance, client: WebClient) {
  const template = client ? await readFile(join(client.folder, 'index.html'), 'utf8') : null;
  if (client) {
    await app.register(fixedFiles, {
      root: join(client.folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      wildcard: false,
      schemaHide: true,
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || isServerPath(pathname)) throw unknownCall(request, pathname);
    if (!template) throw notFound();
    return sendPage(request, reply, template, app.parts.site);
  });
}

function sendPage(
  { url, session, cookies }: FastifyRequest,
  reply: FastifyReply,
  template: string,
  site: Site,
) {
  const shown = pageAt(url.split('?')[0] ?? '/') ?? page('/page-not-found');
  const html = template
    .replace('data-theme="auto"', `data-theme="${themeOf(cookies)}"`)
    .replace('<!--head-->', () => head(shown, site, session !== null))
    .replace('<!--shell-->', () => readyShell(shown, site.name));
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}

/** What the person chose on this device, in the page from the start: no flash of the other one. */
function themeOf({ theme }: FastifyRequest['cookies']): string {
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** Title and settings for the client, which has no script of its own in the page to carry them. */
function head({ title }: Page, site: Site, isLoggedIn: boolean): string {
  const meta = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(`${title} – ${site.name}`)}</title>`,
    meta('application-name', site.name),
    meta('environment', site.environment),
    meta('api-base', ''),
    meta('description', page('/').purpose),
    // Asked for beside the script instead of after it.
    isLoggedIn ? '<link rel="preload" href="/api/user" as="fetch" crossorigin>' : '',
  ].join('');
}

const patterns = endpoints.map(({ path, method }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** 405 for a call that exists under another method, otherwise 404. */
function unknownCall({ method }: FastifyRequest, pathname: string): Refusal {
  const methods = patterns.filter(({ pattern }) => pattern.test(pathname)).map((one) => one.method);
  if (methods.length === 0 || methods.some((one) => one === method)) return notFound();
  const message = `The ${method} method is not supported for this route. Supported methods: ${methods.join(', ')}.`;
  return new Refusal(405, { message }, { allow: methods.join(', ') });
}
