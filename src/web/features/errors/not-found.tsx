import { page } from '#contract/pages/pages.ts';
import { errorsMessages } from '#messages/shared/errors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { usePageTitle } from '#web/platform/router/page-title.ts';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { ErrorPanel, HomeLink } from './error-panel.tsx';

const { title } = page('/page-not-found');

/** Also in place of a record that does not exist, or that this person must not know of. */
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
