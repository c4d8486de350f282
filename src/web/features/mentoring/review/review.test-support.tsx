import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { type Reflection, showReflection } from '#contract/mentoring/mentoring.ts';
import { pageAt } from '#contract/pages/pages.ts';
import { parseSearch, type SearchSchema, stringifySearch } from '#contract/pages/search-params.ts';
import { withReview } from '#web/features/mentoring/texts/use-reflection-cache.ts';
import { createQueryClient } from '#web/platform/calls/endpoint-query.ts';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { hana, mere, reviewOf } from './example-reflection.test-support.ts';
import { ReviewScreen } from './review-screen.tsx';

type Call = { path: string; body: Record<string, unknown>; ifMatch: string | undefined };
type FakeReply = { status?: number; body?: object } | 'offline';

const present = '/api/admin/mentor/reflection/here';
/** Loaded once a review is finished; nothing else waits. */
const waiting = '/api/admin/mentor/worklist';
const nothing = { data: [], current_page: 1, last_page: 1, per_page: 15, total: 0 };

/** Answers as the contract says. Each reply in `next` replaces the answer to one write. */
export function fakeReviewServer(reflection: Reflection) {
  const state = {
    reflection,
    writes: [] as Call[],
    next: [] as (FakeReply | Promise<FakeReply>)[],
  };
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = 'XSRF-TOKEN=token';

  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address === present) return answer({ body: { others: [] } });
    if (address.startsWith(waiting)) {
      return answer({ body: { worklist: { ...nothing, from: null, to: null } } });
    }
    if (address.startsWith('/api/my/draft')) return answer(storedDraft(init));
    if (init.method === 'GET') return answer({ body: { reflection: state.reflection } });
    const headers = new Headers(init.headers);
    const ifMatch = headers.get('if-match')?.replaceAll('"', '');
    const body = JSON.parse(String(init.body ?? '{}'));
    state.writes.push({ path: address.replace('/api/admin/mentor/', ''), body, ifMatch });
    const reply = await state.next.shift();
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    return answer(reply ?? write(state, address, body));
  });
  return state;
}

const answer = ({ status = 200, body }: Exclude<FakeReply, string>) =>
  new Response(JSON.stringify(body), { status });

/** A fake server without drafts from other devices. */
function storedDraft({ method, body }: RequestInit) {
  if (method === 'GET') return { body: { drafts: [] } };
  return { body: { draft: { ...JSON.parse(String(body)), updated_at: now } } };
}

const now = '2026-11-20T08:42:00.000Z';

const certificate = {
  uuid: 'c',
  number: 'SW-2026-00042',
  status: 'valid' as const,
  issued_at: now,
  corrected_at: null,
  holder: mere.name,
  area: 'Belonging',
  area_mi: null,
  url: 'https://stepwise.example/certificates/abc',
  pdf: 'https://stepwise.example/certificates/abc.pdf',
};

function write(state: { reflection: Reflection }, path: string, body: Record<string, string>) {
  const { contents = '', answer: to = '' } = body;
  if (path.endsWith('sign-off')) {
    const signed = { status: 'complete' as const, completed_at: now, certificate };
    state.reflection = { ...state.reflection, ...signed };
    return { body: { reflection: state.reflection, certificate } };
  }
  if (path.endsWith('external')) {
    state.reflection = { ...state.reflection, external_learning: contents, updated_at: now };
    return { body: { reflection: state.reflection } };
  }
  const review = reviewOf(contents, { updated_at: now });
  state.reflection = withReview(state.reflection, to, review);
  return { body: { review } };
}

export function asCurrentUser(user: { uuid: string; name: string }): CurrentUser {
  return {
    ...user,
    email: 'somebody@stepwise.example',
    profile_photo: null,
    roles: ['mentor'],
    permissions: ['learning.assign', 'reflections.review'],
    organisations: [],
    email_verified_at: '2026-01-01T00:00:00.000Z',
    locale: 'en',
  };
}

const reviewPath = '/mentor/review-learning/reflection/$reflection';

export function openReview({ question = 1, user = hana } = {}) {
  return renderAt(`/mentor/review-learning/reflection/reflection?question=${question}`, {
    user,
    screens: {
      [reviewPath]: ReviewScreen,
      '/mentor/review-learning': () => <p>The learner's learning</p>,
    },
  });
}

type Opening = { user?: typeof hana; screens: Record<string, () => ReactNode> };

export function renderAt(address: string, { user = hana, screens }: Opening) {
  cleanup();
  const client = createQueryClient();
  client.setQueryData(currentUserQuery().queryKey, asCurrentUser(user));
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' });
  const routes = Object.entries(screens).map(([path, component]) => {
    const validateSearch: SearchSchema = pageAt(path)?.search ?? (() => ({}));
    return createRoute({ getParentRoute: () => shell, path, component, validateSearch });
  });
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren(routes)]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return {
    router,
    address: () => router.state.location.href,
    /** As when the server announces that somebody else changed something. */
    readAgain: () => act(() => client.invalidateQueries({ queryKey: [showReflection.name] })),
  };
}
