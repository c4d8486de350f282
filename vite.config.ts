import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

const server = 'http://localhost:8000';

/**
 * What goes together into one file: a screen waits for the last of its files, and a browser fetches six
 * at a time. Whatever these import and nobody else has goes with them, so each names only what stands
 * beneath the others.
 */
const together = {
  shared:
    /src\/(web\/(i18n|patterns\/(late-failure\/use-late-failure|load-error|localized-name|picker)|platform\/(browser\/use-is-mounted|calls\/record-cache|drafts\/until)|ui\/(accessible|button\/small|callout|empty|feedback\/(row|use)|field|pager|progress-bar|status\/status|table))|contract\/organisations\/place|messages\/(normalize|shared\/(controls|lists|pager)))/,
  list: /src\/(web\/(patterns\/(list|record-picker|selection\/(use|selection-boxes))|features\/learning\/use-(edited|focus)|ui\/(button\/add|search-box))|contract\/organisations\/organisations\.ts|messages\/shared\/selection)/,
  form: /src\/(web\/(platform\/browser\/use-(busy|ctrl)|ui\/(conflict|disclosure|draft-status|feedback|page-header\/breadcrumb))|contract\/fields\/max)/,
  learning:
    /src\/(contract\/learning\/learning\.ts|messages\/learning\/learning\.ts|web\/(features\/learning\/areas\/area-cache|ui\/status\/active))/,
  people:
    /src\/(contract\/organisations\/organisation-role-l|messages\/(organisations\/organisation-role-n|people\/users)|web\/features\/users\/(form\/added|list\/account-status))/,
  // For lists that only say that there is a draft, and for editors.
  drafts: /src\/web\/platform\/(drafts\/(draft-o|drafts|indexed|use-stored)|editing\/same-text)/,
  // The smallest files, which reviewing and writing need and no heavy list.
  texts:
    /src\/(contract\/(fields\/typed|mentoring\/(mark-draft|worklist))|web\/patterns\/detached\/detached)/,
  // Small ones, which few need without the others.
  caseload:
    /src\/(contract\/mentoring\/caseload\.ts|web\/features\/caseload\/(caseload-messages|use-moves))/,
  create: /src\/web\/platform\/(browser\/tab-storage|calls\/(send-once|use-create))/,
  // Two small ones, neither of which is of use without the other.
  drop: /src\/web\/ui\/file-drop\/(file-drop|use-file-drop)/,
  // What Base UI's combobox stands on: one file of both would be more than a further screen may bring.
  popup:
    /node_modules\/(@floating-ui|@base-ui\/(utils|react\/(floating-ui-react|internals|utils)))\//,
};

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
                { name: 'shared', test: together.shared, minShareCount: 8 },
                { name: 'list', test: together.list, minShareCount: 2 },
                { name: 'form', test: together.form, minShareCount: 2 },
                { name: 'learning', test: together.learning, minShareCount: 2 },
                { name: 'people', test: together.people, minShareCount: 2 },
                { name: 'drafts', test: together.drafts, minShareCount: 2 },
                { name: 'texts', test: together.texts, minShareCount: 2 },
                { name: 'caseload', test: together.caseload, minShareCount: 2 },
                { name: 'drop', test: together.drop, minShareCount: 2 },
                { name: 'create', test: together.create, minShareCount: 2 },
                { name: 'popup', test: together.popup },
              ],
            },
          },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '^/(api|sanctum|languages|js|docs|healthz|readyz|metrics|certificates|email|apps?|dev|passkeys|auth)(/|$)':
        to(),
      '^/(login|two-factor-challenge|logout|register|forgot-password|reset-password)$': to('POST'),
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
