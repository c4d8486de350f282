import { OrganisationsScreen } from '#web/features/organisations/organisations-screen.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';

const RecentChanges = lazyPart(
  async () => (await import('#web/features/history/recent-changes.tsx')).RecentChanges,
);

/** Organisations, and what happened at one lately. */
export const OrganisationsPage = () => (
  <OrganisationsScreen changes={(organisation) => <RecentChanges subject={organisation} />} />
);
