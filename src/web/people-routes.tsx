import { createRoute } from '@tanstack/react-router';
import { openCorrections } from '#contract/corrections.ts';
import { systemFacts } from '#contract/overview.ts';
import type { Permission } from '#contract/permissions.ts';
import * as guards from '#web/platform/access-hooks.ts';
import { read } from '#web/platform/endpoint-query.ts';
import type { ListLoaderArgs } from '#web/platform/list/list-loader.ts';
import { loadChunk } from '#web/platform/load-chunk.ts';
import { pageSearch } from '#web/platform/search-params.ts';
import { ofShell } from './layout-routes.tsx';
import * as screens from './screens.tsx';

const { framed } = screens;

/** Asks for what a screen is going to ask for, on behalf of those who may see it. */
const listAhead =
  (
    permission: Permission,
    load: () => Promise<{ ahead: (at: ListLoaderArgs) => Promise<unknown> }>,
  ) =>
  async (at: ListLoaderArgs) => {
    if (guards.mayPrefetch(permission)) await (await loadChunk(load)).ahead(at);
  };

/*
 * What administrators keep. How a list is asked for has its words in it, which nobody else needs, so
 * it comes with the screen.
 */

export const keeping = [
  createRoute({
    ...ofShell,
    ...framed('/corrections', screens.Corrections),
    loader: async ({ context: { client }, location }) => {
      const { page = 1 } = pageSearch(location.search);
      if (!guards.mayPrefetch('people.manage')) return;
      await client.prefetchQuery(read(openCorrections, { query: { page } }));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/organisations', screens.Organisations),
    loader: listAhead(
      'people.manage',
      () => import('#web/features/organisations/organisations-screen.tsx'),
    ),
  }),
  createRoute({
    ...ofShell,
    ...framed('/subscriptions', screens.Subscriptions),
    loader: listAhead(
      'people.manage',
      () => import('#web/features/subscriptions/subscriptions-screen.tsx'),
    ),
  }),
  createRoute({
    ...ofShell,
    ...framed('/users', screens.Users),
    loader: listAhead('people.manage', () => import('./users-screen.tsx')),
  }),
  createRoute({
    ...ofShell,
    ...framed('/mentor/caseload', screens.Caseload),
    loader: listAhead('people.manage', () => import('#web/features/caseload/caseload-screen.tsx')),
  }),
  createRoute({
    ...ofShell,
    ...framed('/imports', screens.Imports),
    loader: listAhead('people.manage', () => import('#web/features/imports/imports-screen.tsx')),
  }),
  createRoute({
    ...ofShell,
    ...framed('/imports/$import', screens.Import),
    loader: async (at) => {
      if (!guards.mayPrefetch('people.manage')) return;
      const load = () => import('#web/features/imports/import-screen.tsx');
      await (await loadChunk(load)).ahead(at);
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/history', screens.History),
    loader: listAhead('audit.read', () => import('#web/features/history/history-screen.tsx')),
  }),
  createRoute({
    ...ofShell,
    ...framed('/localisation', screens.Localisation),
    loader: listAhead(
      'localisation.edit',
      () => import('#web/features/localisation/localisation-screen.tsx'),
    ),
  }),
  createRoute({
    ...ofShell,
    ...framed('/system', screens.System),
    loader: async ({ context: { client } }) => {
      if (guards.mayPrefetch('audit.read')) await client.prefetchQuery(read(systemFacts, {}));
    },
  }),
] as const;
