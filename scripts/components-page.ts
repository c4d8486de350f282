import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * /dev/components: every component of `ui` in its states (src/web/gallery). It is made by Vite's
 * server, which only `npm run dev` starts and only this machine reaches; nothing of it is built.
 */
export const componentsPage = (): Plugin => ({
  name: 'components-page',
  configureServer({ config, middlewares, transformIndexHtml }) {
    // Before the proxy, which passes everything else under /dev to the server.
    middlewares.use('/dev/components', async (_, response, next) => {
      try {
        const page = await readFile(join(config.root, 'index.html'), 'utf8');
        const gallery = page.replace('/src/web/main.tsx', '/src/web/gallery/main.tsx');
        const html = await transformIndexHtml('/dev/components', gallery);
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      } catch (error) {
        next(error);
      }
    });
  },
});
