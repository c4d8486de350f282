import { createRoute, useRouterState } from '@tanstack/react-router';
import { pageAt } from '#contract/pages/pages.ts';
import { Bell } from '#web/features/notices/bell.tsx';
import { FindButton } from '#web/features/palette/find-button.tsx';
import { Shell } from '#web/features/shell/shell.tsx';
import { ShellSkeleton } from '#web/features/shell/shell-skeleton.tsx';
import { InviteForm } from '#web/patterns/invite/invite-form.ts';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import * as guards from '#web/platform/session/access-hooks.ts';
import { currentUserQuery } from '#web/platform/session/session.ts';
import { rootRoute } from './root.route.tsx';

const AddUser = lazyPart(async () => (await import('./people/add-user.tsx')).AddUser);

const CoveredOrganisations = lazyPart(
  async () =>
    (await import('#web/features/organisations/covered/covered-organisations.tsx'))
      .CoveredOrganisations,
);

/** What stands around the pages of whoever is logged in. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: guards.requireLogin,
  loader: async ({ context }) => {
    const user = await context.client.ensureQueryData(currentUserQuery());
    // Before the page: it would move everything down by its height.
    if (user.scopes) await CoveredOrganisations.prefetch().catch(() => undefined);
  },
  component: () => (
    <InviteForm value={AddUser}>
      <Shell find={<FindButton />} bell={<Bell />} covered={<CoveredOrganisations />} />
    </InviteForm>
  ),
  pendingComponent: Pending,
});

function Pending() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return <ShellSkeleton page={pageAt(pathname)} />;
}
