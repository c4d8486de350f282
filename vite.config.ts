import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { slimContract } from './scripts/slim-contract.ts';

const server = 'http://localhost:8000';

/** What few screens want, or what only comes when something is opened: a file for each. */
const apart = {
  picker: /@base-ui|@floating-ui|-combobox\.tsx$|\/picker\/(use-)?picker[\w-]*\.tsx?$/,
  sorting: /\/web\/ui\/(sortable|use-drag|position-form)/,
  writing: /\/web\/(platform\/kept-text|ui\/(step-|written-text))/,
  passwords: /\/web\/(ui\/new-password|platform\/(use-)?password-judge)/,
  forms: /\/web\/(ui\/(checkbox|draft-line|modal-|switch|text-area|two-)|platform\/use-endpoint)/,
  progress: /\/web\/platform\/(progress|steps|use-is-printing|use-step)/,
  lists: /\/web\/(platform\/list\/|ui\/(pager|search-box))/,
  several: /\/react-query\/.*\/use(Suspense)?Queries\.js$|\/query-core\/.*\/queriesObserver\.js$/,
};

/** What most of them want; and calls and words that would else stick to one of those above. */
const common =
  /\/src\/(web\/(platform|ui)\/|contract\/(people|organisations|caseload)\.|texts\/writing\.)/;

const isShared = (id: string) =>
  common.test(id) && !Object.values(apart).some((test) => test.test(id));

export default defineConfig({
  plugins: [react(), withoutZod(), slimContract(), builtByVersion(), compressed()],
  build: {
    target: 'es2024',
    // A `data:` address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser that knows es2024 knows it, too.
    modulePreload: { polyfill: false },
    // The dictionaries that passwords are judged by, fetched where somebody chooses one.
    chunkSizeWarningLimit: 1_250,
    // One script and one style sheet start everything, and each screen brings one of its own. Left
    // alone, the bundler makes a dozen small files of them, each a request before the first list.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
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

/** See src/web/platform/zod-stub.ts. Tests keep the real one: they check answers with it. */
function withoutZod(): Plugin {
  const stub = fileURLToPath(new URL('src/web/platform/zod-stub.ts', import.meta.url));
  return {
    name: 'without-zod',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' && !process.env.VITEST ? stub : undefined),
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
