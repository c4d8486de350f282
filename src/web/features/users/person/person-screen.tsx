import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { page } from '#contract/pages/pages.ts';
import { showUser } from '#contract/people/people.ts';
import { usersMessages } from '#messages/people/users.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { listAsLeft } from '#web/features/users/list/list-as-left.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { ApiError } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Empty } from '#web/ui/empty/empty.tsx';
import { BreadcrumbLink } from '#web/ui/page-header/breadcrumb-link.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { Person, type PersonSlots } from './person.tsx';

const route = getRouteApi('/shell/users/$user');
const { title } = page('/users/$user');

/** One person: their account to change, and everything that hangs on it. */
export function PersonScreen(slots: PersonSlots) {
  const { user: uuid } = route.useParams();
  const query = useQuery({
    ...read(showUser, { params: { uuid } }),
    select: ({ user }) => user,
  });
  const trail = <BackToList />;
  if (query.data) return <Person key={uuid} user={query.data} trail={trail} slots={slots} />;
  return (
    <>
      <PageHeader title={title} trail={trail} />
      {query.error ? <NotShown query={query} error={query.error} /> : <Skeleton />}
    </>
  );
}

function BackToList() {
  const { t } = useTranslation();
  return (
    <BreadcrumbLink to="/users" search={listAsLeft()}>
      {t(pagesMessages.users)}
    </BreadcrumbLink>
  );
}

type NotShownProps = { query: Parameters<typeof LoadError>[0]['query']; error: Error };

/** 422: the address has no uuid. */
function NotShown({ query, error }: NotShownProps) {
  const { t } = useTranslation();
  const isNobody = error instanceof ApiError && [404, 422].includes(error.status);
  if (!isNobody) return <LoadError title={usersMessages.oneNotLoaded} query={query} />;
  return (
    <Empty>
      {t(usersMessages.noSuch)} {t(usersMessages.lookInList)}
    </Empty>
  );
}
