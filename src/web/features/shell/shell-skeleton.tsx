import { useRouterState } from '@tanstack/react-router';
import { pageAt } from '#contract/pages/pages.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { Brand } from '#web/ui/brand/brand.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

/** The same as the first paint, while the user is not known yet. */
export function ShellSkeleton() {
  const main = useHiddenLabel(shellMessages.main);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const page = pageAt(pathname);
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
