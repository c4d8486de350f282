import { useRouterState, useSearch } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Page } from '#contract/pages/page.ts';
import { openingsAt, pageAt } from '#contract/pages/pages.ts';
import { mayCall } from '#contract/rights.ts';
import { coveredOrganisationsMessages } from '#messages/organisations/covered-organisations.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';
import { type OwnOrganisation, ownOrganisations } from '#web/platform/session/own-organisations.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { OrganisationSwitch } from './organisation-switch.tsx';

/** Under the heading of a page: of which organisations it is, for those who see no others. */
export function CoveredOrganisations() {
  const user = useCurrentUser();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const page = pageAt(pathname);
  if (!page || page.path.includes('$')) return null;
  const [about, ...others] = openingsAt(page.path, {}).map(({ endpoint }) => endpoint);
  if (!about) return null;
  const organisations = coveredBy(user, about);
  const covered = organisations.map(({ uuid }) => uuid);
  // On the dashboard of who mentors at one organisation and administers another.
  const isPart = others.some((call) =>
    coveredBy(user, call).some(({ uuid }) => !covered.includes(uuid)),
  );
  return <Covered organisations={organisations} canNarrow={canNarrow(page)} isPart={isPart} />;
}

/** By a call of the page. None where a role of the whole service shows it of all organisations. */
function coveredBy(user: CurrentUser, call: Endpoint): OwnOrganisation[] {
  if (mayCall({ permissions: user.permissions }, call)) return [];
  return ownOrganisations(user).filter(({ uuid }) => {
    const scopes = user.scopes?.filter(({ organisation }) => organisation.uuid === uuid) ?? [];
    return mayCall({ permissions: [], scopes }, call);
  });
}

const example = '00000000-0000-4000-8000-000000000000';

/** Whether its address can name one organisation. */
const canNarrow = ({ search }: Page) =>
  Object.hasOwn(search({ organisation: example }), 'organisation');

type Props = {
  organisations: readonly OwnOrganisation[];
  canNarrow: boolean;
  /** Another part of the page is of further organisations, and says so itself. */
  isPart: boolean;
};

function Covered({ organisations, canNarrow, isPart }: Props) {
  const { t } = useTranslation();
  const { organisation } = useSearch({ strict: false });
  const { ofOne, reflectionsOfOne } = coveredOrganisationsMessages;
  const [first, ...others] = organisations;
  if (!first) return null;
  if (organisation !== undefined && !organisations.some(({ uuid }) => uuid === organisation)) {
    return <NotOwn count={organisations.length} />;
  }
  const count = organisations.length;
  if (others.length > 0 && canNarrow) return <OrganisationSwitch organisations={organisations} />;
  return (
    <p className="page-header-covered">
      {others.length > 0
        ? t(coveredOrganisationsMessages.ofSeveral, { count })
        : t(isPart ? reflectionsOfOne : ofOne, { name: first.name })}
    </p>
  );
}

/** The same for an organisation of others as for one that does not exist. */
function NotOwn({ count }: { count: number }) {
  const { t } = useTranslation();
  const { change } = useChangeSearch();
  return (
    <p className="page-header-covered" role="status">
      {t(coveredOrganisationsMessages.notOwn)}
      <Button onClick={() => void change({ organisation: undefined, page: undefined })}>
        {t(coveredOrganisationsMessages.showOwn, { count })}
      </Button>
    </p>
  );
}
