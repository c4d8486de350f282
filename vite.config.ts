import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

const server = 'http://localhost:8000';

const lists = /src\/web\/(patterns\/(list|selection|record-picker)\/|ui\/button\/add-button)/;
const beneathLists =
  /src\/(web\/(patterns\/(load-error|picker)|ui\/(button|feedback|table|pager))|messages\/shared\/lists)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    target: 'es2024',
    // Each version has a folder of its own: `npm run build` says which.
    emptyOutDir: false,
    // A `data:` address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser that knows es2024 knows it, too. The server names the files of a page in its HTML and
    // the rest is fetched ahead, so the start needs no list of what each chunk imports: 4 KB of names.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The dictionaries that passwords are judged by, fetched where somebody chooses one.
    chunkSizeWarningLimit: 1_250,
    // One style sheet: screens share most of it.
    cssCodeSplit: false,
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // One file starts everything. Left alone, the bundler makes fourteen of it.
                { name: 'start', tags: ['$initial'] },
                // What most screens use comes with the first of them; the rest, as screens share it.
                { name: 'shared', minShareCount: 24 },
                // Every list comes in one file, and beneath it what other screens want of it, too.
                { name: 'basics', test: beneathLists, minShareCount: 8 },
                { name: 'list', test: lists, minShareCount: 4 },
              ],
            },
          },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '^/(api|sanctum|languages|js|docs|healthz|readyz|metrics|certificates|email|apps?|dev)(/|$)':
        to(),
      '^/(login|logout|register|forgot-password|reset-password)$': to('POST'),
      '^/verify-email/': to(),
      '^/assets/style-': to(),
    },
  },
}));

/** Some paths are a page to GET and a call to POST. */
function to(method?: 'POST'): ProxyOptions {
  return {
    target: server,
    ws: true,
    bypass: (request) => (method && request.method !== method ? request.url : undefined),
  };
}
