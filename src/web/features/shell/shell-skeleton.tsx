import type { Page } from '#contract/pages/page.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { Brand } from '#web/ui/brand/brand.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

/** The first paint of a page, and what stands there until the user is known. */
export function ShellSkeleton({ page }: { page: Page | undefined }) {
  const main = useHiddenLabel(shellMessages.main);
  return (
    <div className="frame">
      <nav className="frame-side" aria-labelledby={main.id}>
        {main.words}
        <span className="frame-brand">
          <Brand />
        </span>
      </nav>
      <header className="frame-top" />
      <main className="frame-main">
        {page && <PageHeader title={page.title} purpose={page.purpose} />}
        <Skeleton />
      </main>
    </div>
  );
}
