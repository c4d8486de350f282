import { OrganisationsScreen } from '#web/features/organisations/organisations-screen.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';

/* Said in each page: a module of two pages would be one more file to wait for. */
const HandOverAt = lazyPart(
  async () => (await import('#web/features/caseload/hand-over-at.tsx')).HandOverAt,
);
const RecentChanges = lazyPart(
  async () => (await import('#web/features/history/recent-changes.tsx')).RecentChanges,
);

/** Organisations; what happened at one lately, and who takes over from its mentors. */
export const OrganisationsPage = () => (
  <OrganisationsScreen
    changes={(organisation) => <RecentChanges subject={organisation} />}
    handOver={(mentor, organisation, onHandedOver) => (
      <HandOverAt mentor={mentor} organisation={organisation} onHandedOver={onHandedOver} />
    )}
  />
);
