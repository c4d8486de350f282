import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { slimI18next } from './scripts/slim-i18next.ts';
import { slimImports } from './scripts/slim-imports.ts';

const server = 'http://localhost:8000';

/** What few screens want, or what only comes when something is opened: a file for each. */
const apart = {
  picker: /@base-ui|@floating-ui|-combobox\.tsx$|\/picker\/(use-)?picker[\w-]*\.tsx?$/,
  sorting: /\/web\/ui\/(sortable|use-drag|position-form)/,
  drafts: /\/web\/platform\/(drafts|use-draft)\./,
  entering: /\/web\/(ui\/(error-summary|password-field)|platform\/(kept-fields|use-form))/,
  forms:
    /\/web\/(ui\/(asked|checkbox|draft-line|modal-|open-q|said\.|saved|switch|text-area|two-|which-)|platform\/(typed-in|use-endpoint))/,
  files: /\/web\/(ui\/file-|platform\/use-file-)/,
  writing: /\/web\/(platform\/kept-text|ui\/(step-|written-text))/,
  passwords: /\/web\/(ui\/new-password|platform\/(use-)?password-judge)/,
  progress: /\/web\/platform\/(progress|steps|use-is-printing|use-step)/,
  lists: /\/web\/(platform\/list\/|ui\/(pager|search-box))/,
  several: /\/react-query\/.*\/use(Suspense)?Queries\.js$|\/query-core\/.*\/queriesObserver\.js$/,
};

/** What most of them want; not what only one of the lists does. */
const common =
  /\/src\/(web\/(platform|ui)\/(?!copy-button|file-size|gone)|contract\/(caseload|questions|mentoring|certificates|corrections|assets|learning|organisations|people)\.)/;

const isShared = (id: string) =>
  common.test(id) && !Object.values(apart).some((test) => test.test(id));

export default defineConfig({
  plugins: [
    react(),
    slimImports(),
    slimI18next(),
    leanPreload(),
    withoutEndlessLists(),
    builtByVersion(),
    compressed(),
  ],
  // React has its own since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'es2024',
    // A `data:` address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      // Every browser that knows es2024 knows it, too.
      polyfill: false,
      // What is imported is asked for in the same moment.
      resolveDependencies: (file, needed) => needed.filter((one) => one !== file),
    },
    // The dictionaries that passwords are judged by, fetched where somebody chooses one.
    chunkSizeWarningLimit: 1_250,
    // One script and one style sheet start everything, and each screen brings one of its own. Left
    // alone, the bundler makes a dozen small files of them, each a request before the first list.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Chance does not pack: eight of these hold 4 bytes of it, eight letters of all kinds 6.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Each takes along what it needs, so that it needs none of those below it.
            { name: 'shared', test: isShared, minShareCount: 2 },
            ...Object.entries(apart).map(([name, test]) => ({ name, test })),
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
});

/** Some paths are a page to GET and a call to POST. */
function to(method?: 'POST'): ProxyOptions {
  return {
    target: server,
    ws: true,
    bypass: (request) => (method && request.method !== method ? request.url : undefined),
  };
}

/** Fetches a screen's files beside each other, as Vite's own does, which minds style sheets as well. */
function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `
        const asked = new Set();
        export function __vitePreload(load, files = []) {
          for (const file of files) {
            if (asked.has(file)) continue;
            asked.add(file);
            const link = document.createElement('link');
            link.rel = 'modulepreload';
            link.href = '/' + file;
            document.head.append(link);
          }
          return load();
        }`,
    },
  };
}

/** Lists here have pages, and TanStack Query brings along what lists without an end would need. */
function withoutEndlessLists(): Plugin {
  return {
    name: 'without-endless-lists',
    apply: 'build',
    load: {
      filter: { id: /\/query-core\/.*\/infiniteQueryBehavior\.js$/ },
      handler: () => 'export let infiniteQueryBehavior, hasNextPage, hasPreviousPage;',
    },
  };
}

/** Served is what scripts/web-build.ts makes; Vite's own `dist` it would empty of all versions. */
function builtByVersion(): Plugin {
  return {
    name: 'built-by-version',
    apply: 'build',
    config({ build }) {
      if (!build?.outDir) throw new Error('Build by `npm run build`: each version has its folder.');
    },
  };
}

/** Compressed once, as small as it gets, so that the server never has to. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // Vite always says where.
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(join(dir, 'assets'))) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const path = join(dir, 'assets', name);
        const contents = readFileSync(path);
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
          // The last twentieth of a dictionary would take several seconds of every build.
          [constants.BROTLI_PARAM_QUALITY]: contents.length > 1_000_000 ? 9 : 11,
        };
        writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(contents, { params }));
      }
    },
  };
}
