import { page } from '#contract/pages.ts';
import { errorsText } from '#texts/errors.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { useText } from '#web/platform/use-text.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

const { title } = page('/page-not-found');

/** Also stands in place of a record that does not exist, or is not this person's to know of. */
export function NotFound() {
  const { t } = useText();
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Message heading={errorsText.notFound} action={<HomeLink />}>
        <p>{t(errorsText.notFoundFor)}</p>
      </Message>
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
