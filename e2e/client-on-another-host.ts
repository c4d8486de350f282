import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { builtClient } from '../scripts/web-build.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/** The built client as another host serves it: its files, and its page for every other path. */
export async function hostClient({ client, api }: { client: string; api: string }) {
  const { folder } = builtClient();
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  const settings = { 'application-name': 'Stepwise', environment: 'test', 'api-base': api };
  const head = Object.entries(settings)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('');
  const page = built.replace('<!--head-->', `<title>Stepwise</title>${head}`);

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', client);
    if (!pathname.startsWith('/assets/')) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    pipeline(createReadStream(join(folder, pathname)), response).catch(() => response.destroy());
  });
  server.listen(Number(new URL(client).port), 'localhost');
  await once(server, 'listening');
  return {
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
