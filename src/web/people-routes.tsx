import { createRoute } from '@tanstack/react-router';
import type { Permission } from '#contract/permissions.ts';
import * as guards from '#web/platform/guards.ts';
import { ofShell } from './layout-routes.tsx';
import * as screens from './screens.tsx';

const { framed } = screens;

/** Asks for what a screen is going to ask for, on behalf of those who may see it. */
const aheadBy =
  <Loaders,>(load: () => Promise<Loaders>) =>
  <At,>(permission: Permission, choose: (loaders: Loaders) => (at: At) => Promise<unknown>) =>
  async (at: At) => {
    if (guards.mayPrepare(permission)) await choose(await load())(at);
  };

const ahead = aheadBy(() => import('./people-loaders.ts'));
const aheadOfRecords = aheadBy(() => import('./record-loaders.ts'));

/* What administrators keep. */

export const keeping = [
  createRoute({
    ...ofShell,
    ...framed('/corrections', screens.Corrections),
    loader: ahead('people.manage', ({ corrections }) => corrections),
  }),
  createRoute({
    ...ofShell,
    ...framed('/organisations', screens.Organisations),
    loader: ahead('people.manage', ({ organisations }) => organisations),
  }),
  createRoute({
    ...ofShell,
    ...framed('/subscriptions', screens.Subscriptions),
    loader: ahead('people.manage', ({ subscriptions }) => subscriptions),
  }),
  createRoute({
    ...ofShell,
    ...framed('/users', screens.Users),
    loader: ahead('people.manage', ({ users }) => users),
  }),
  createRoute({
    ...ofShell,
    ...framed('/mentor/caseload', screens.Caseload),
    loader: ahead('people.manage', ({ caseload }) => caseload),
  }),
  createRoute({
    ...ofShell,
    ...framed('/imports', screens.Imports),
    loader: aheadOfRecords('people.manage', ({ imports }) => imports),
  }),
  createRoute({
    ...ofShell,
    ...framed('/imports/$import', screens.Import),
    loader: aheadOfRecords('people.manage', ({ oneImport }) => oneImport),
  }),
  createRoute({
    ...ofShell,
    ...framed('/history', screens.History),
    loader: aheadOfRecords('audit.read', ({ history }) => history),
  }),
  createRoute({
    ...ofShell,
    ...framed('/localisation', screens.Localisation),
    loader: ahead('localisation.edit', ({ localisation }) => localisation),
  }),
  createRoute({
    ...ofShell,
    ...framed('/system', screens.System),
    loader: ahead('audit.read', ({ system }) => system),
  }),
] as const;
