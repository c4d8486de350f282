import { createRoute } from '@tanstack/react-router';
import { mentorBoard } from '#contract/caseload.ts';
import { openCorrections } from '#contract/corrections.ts';
import { showImport } from '#contract/imports.ts';
import { systemFacts } from '#contract/overview.ts';
import { billing } from '#contract/subscriptions.ts';
import { caseloadList } from '#web/features/caseload/caseload-list.ts';
import { historyList } from '#web/features/history/history-list.ts';
import { importList } from '#web/features/imports/import-list.ts';
import { organisationList } from '#web/features/organisations/organisation-list.ts';
import { subscriptionList } from '#web/features/subscriptions/subscription-list.ts';
import { userList } from '#web/features/users/user-list.ts';
import { read } from '#web/platform/data.ts';
import * as guards from '#web/platform/guards.ts';
import { askedOf, listQuery } from '#web/platform/list/list-kind.ts';
import { pageSearch } from '#web/platform/search-params.ts';
import { ofShell } from './layout-routes.tsx';
import * as screens from './screens.tsx';

const { framed } = screens;

/* What administrators keep. Each loader asks for the page of the list that its address names. */

export const keeping = [
  createRoute({
    ...ofShell,
    ...framed('/corrections', screens.Corrections),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrepare('people.manage')) return;
      const { page = 1 } = pageSearch(location.search);
      await client.prefetchQuery(read(openCorrections, { query: { page } }));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/organisations', screens.Organisations),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrepare('people.manage')) return;
      const asked = askedOf(organisationList, pageSearch(location.search));
      await client.prefetchQuery(listQuery(organisationList, asked));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/subscriptions', screens.Subscriptions),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrepare('people.manage')) return;
      const asked = askedOf(subscriptionList, pageSearch(location.search));
      await Promise.all([
        client.prefetchQuery(listQuery(subscriptionList, asked)),
        client.prefetchQuery(read(billing, {})),
      ]);
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/users', screens.Users),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrepare('people.manage')) return;
      const asked = askedOf(userList, pageSearch(location.search));
      await client.prefetchQuery(listQuery(userList, asked));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/mentor/caseload', screens.Caseload),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrepare('people.manage')) return;
      const asked = askedOf(caseloadList, pageSearch(location.search));
      await Promise.all([
        client.prefetchQuery(listQuery(caseloadList, asked)),
        client.prefetchQuery(read(mentorBoard, {})),
      ]);
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/imports', screens.Imports),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrepare('people.manage')) return;
      const asked = askedOf(importList, pageSearch(location.search));
      await client.prefetchQuery(listQuery(importList, asked));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/imports/$import', screens.Import),
    loader: async ({ context: { client }, params: { import: uuid } }) => {
      if (!guards.mayPrepare('people.manage')) return;
      await client.prefetchQuery(read(showImport, { params: { uuid } }));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/history', screens.History),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrepare('audit.read')) return;
      const asked = askedOf(historyList, pageSearch(location.search));
      await client.prefetchQuery(listQuery(historyList, asked));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/system', screens.System),
    loader: async ({ context: { client } }) => {
      if (guards.mayPrepare('audit.read')) await client.prefetchQuery(read(systemFacts, {}));
    },
  }),
] as const;
