import { page } from '#contract/pages.ts';
import { errorsMessages } from '#messages/errors.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { HomeLink } from './home-link.tsx';

const { title } = page('/page-not-found');

/** Also stands in place of a record that does not exist, or is not this person's to know of. */
export function NotFound() {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <ErrorPanel heading={errorsMessages.notFound} action={<HomeLink />}>
        <p>{t(errorsMessages.notFoundFor)}</p>
      </ErrorPanel>
    </>
  );
}

export function NotFoundScreen() {
  return (
    <GuestCard>
      <NotFound />
    </GuestCard>
  );
}
