import type { Page } from '#contract/page-list.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** A page that is not built yet says so, in its place and under its name. */
export function LaterScreen({ page }: { page: Page }) {
  const sentence = page.later ?? 'This page is being built.';
  if (page.guard === 'auth') {
    return (
      <>
        <PageHeader title={page.title} purpose={page.purpose} />
        <Empty>{sentence}</Empty>
      </>
    );
  }
  return (
    <GuestCard>
      <PageHeader title={page.title} />
      <p>{sentence}</p>
      <ButtonLink to="/login">Log in</ButtonLink>
    </GuestCard>
  );
}
