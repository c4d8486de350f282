import { cleanup, configure, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { permissionsOf, type Role } from '#contract/permissions.ts';
import { createApp } from './app.tsx';
import { initLanguage } from './i18n/language.ts';

type Given = { status?: number; body?: object; headers?: Record<string, string> };
type Sent = { call: string; headers: Headers; body: unknown };

export const person = (name: string, ...roles: Role[]): CurrentUser => ({
  uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120001',
  name,
  email: 'hana@example.nz',
  profile_photo: null,
  roles,
  permissions: permissionsOf({ roles }),
  organisations: [],
  email_verified_at: '2026-01-01T00:00:00.000Z',
  locale: 'en-NZ',
});

export const emptyPage = { data: [], current_page: 1, last_page: 1, per_page: 15, total: 0 };

const none = { total: 0, first: [] };
const nobodyWaits = {
  without_work: none,
  without_mentor: none,
  invited: none,
  unverified: none,
  without_role: none,
  past_due: none,
};

const languages = [
  { code: 'en-NZ', name: 'English', native_name: 'English' },
  { code: 'mi', name: 'te reo Māori', native_name: 'Te reo Māori' },
];

/** Answers each call by `METHOD /path`; a list is used up one by one, its last answer stays. */
export function fakeServer(answers: Record<string, Given | Given[] | 'offline'>) {
  const sent: Sent[] = [];
  const all: typeof answers = {
    'GET /languages': { body: { languages } },
    'GET /sanctum/csrf-cookie': { status: 204 },
    'GET /api/admin/mentor/queue': {
      body: {
        queue: { ...emptyPage, from: null, to: null },
        counts: { waiting: 0, ready: 0, sent_back: 0, finished: 0 },
        whose: 'all',
        next: null,
      },
    },
    'GET /api/admin/mentor/signed-off': { body: { signed_off: [] } },
    'GET /api/my/drafts': { body: { drafts: [] } },
    'GET /api/admin/learning/area/index': { body: { areas: [] } },
    'GET /api/learning/assignable-areas': { body: { areas: [] } },
    'GET /api/admin/learning/pod/index': { body: { pods: [] } },
    'GET /api/notices/unread': { body: { unread: 0 } },
    'GET /api/admin/certificate/corrections': {
      body: { corrections: { ...emptyPage, from: null, to: null } },
    },
    'GET /api/my/learning': { body: { learning: [] } },
    'GET /api/admin/overview': { body: { overview: nobodyWaits } },
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address.split('?')[0]}`;
    // Every page asks for these, whatever it is for.
    const isOfAnyPage = call === 'GET /languages';
    if (!isOfAnyPage) {
      sent.push({ call, headers: new Headers(init.headers), body: parsed(init.body) });
    }
    if (call === 'GET /sanctum/csrf-cookie') setXsrfToken(`token ${sent.length}`);
    const given = all[call] ?? { status: 404, body: { message: 'Not found.' } };
    if (given === 'offline') throw new TypeError('Failed to fetch');
    return answer(Array.isArray(given) ? (given.length > 1 ? given.shift() : given[0]) : given);
  });
  return { sent, answers: all, calls: () => sent.map(({ call }) => call) };
}

function answer({ status = 200, body, headers = {} }: Given = {}) {
  return new Response(status === 204 ? null : JSON.stringify(body ?? {}), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

const parsed = (body: RequestInit['body']) =>
  body && !(body instanceof Blob) ? JSON.parse(String(body)) : body;

// biome-ignore-start lint/suspicious/noDocumentCookie: jsdom has no other way
export function setXsrfToken(token: string) {
  document.cookie = `XSRF-TOKEN=${encodeURIComponent(token)}; path=/`;
}

export function clearXsrfToken() {
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
}
// biome-ignore-end lint/suspicious/noDocumentCookie: jsdom has no other way

export function storeLoggedInUser(user: CurrentUser) {
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('authStatus', '204');
}

/** Stubs what jsdom lacks, and starts the page in English. */
export function stubBrowserApis() {
  // On a busy machine a real server, or the first of those who fetch a part of a screen, takes long.
  configure({ asyncUtilTimeout: 60_000 });
  speakEnglish();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ ...new EventTarget(), matches: false, ...noListeners }));
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

const noListeners = { addEventListener() {}, removeEventListener() {} };

/** Files share the modules of their worker, and with them the language that the last one chose. */
function speakEnglish() {
  delete window.translations;
  delete window.fallbackTranslations;
  document.documentElement.lang = 'en-NZ';
  void initLanguage();
}

// Each look that finds nothing yet would write the whole page out as text: half the time of these
// tests. To see the page in a failure: DEBUG_PRINT_LIMIT=7000 npx vitest run …
if (!process.env.DEBUG_PRINT_LIMIT) {
  configure({
    getElementError: (words) => {
      const error = new Error(words ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

// What React has drawn it follows up with a title, the focus, a draft dropped; on a busy machine only
// once a test that waited for what was drawn has gone on.
configure(({ asyncWrapper }) => ({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await reactHasFollowedUp();
      return found;
    }),
}));

/** It does one thing after the other, also for roots that have nothing to do with each other. */
function reactHasFollowedUp(): Promise<void> {
  return new Promise((resolve) => {
    createRoot(document.createElement('div')).render(<Followed by={resolve} />);
  });
}

function Followed({ by }: { by: () => void }) {
  useEffect(by, [by]);
  return null;
}

/** Called once in a test file: each test starts with a clean browser. */
export function setupBrowser() {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    clearXsrfToken();
    stubBrowserApis();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}

export async function openApp(address: string) {
  history.replaceState(null, '', address);
  const { router, app } = createApp();
  await router.load();
  // As in main.tsx: what an error screen shows is not said on the console as well.
  render(app, { onCaughtError: () => {} });
  return router;
}
