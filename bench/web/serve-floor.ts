import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Builds the smallest React page with Vite and serves it packed, as the product serves its own. */
export async function serveFloor(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stepwise-floor-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('floor', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2024' },
  });
  const files = new Map(
    globSync('**/*.*', { cwd: folder }).map((file) => [
      `/${file}`,
      brotliCompressSync(readFileSync(join(folder, file))),
    ]),
  );

  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const body = files.get(path);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'text/plain',
      ...(body && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.defer(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
}
