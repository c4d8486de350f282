import './ui/styles/every-page.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FirstPaint } from '#contract/pages/first-paint.ts';
import type { Page } from '#contract/pages/page.ts';
import { pages } from '#contract/pages/page-list.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { withoutScriptMessages } from '#messages/shell/without-script.ts';
import { WelcomeScreen } from './features/accounts/welcome-screen.tsx';
import { ShellSkeleton } from './features/shell/shell-skeleton.tsx';
import { pageLanguage } from './i18n/page-language.ts';
import { ReaderLanguageContext, useTranslation } from './i18n/use-translation.tsx';
import { createQueryClient } from './platform/calls/endpoint-query.ts';
import { rememberAnswers } from './platform/calls/page-data.ts';
import { createAppRouter } from './router.tsx';
import { provideSettings } from './settings.ts';
import { GuestCard } from './ui/guest-card/guest-card.tsx';
import { PageHeader } from './ui/page-header/page-header.tsx';

export { drawPage } from './draw-page.tsx';

/**
 * The entry of the client's second build, which the server loads: what a page shows before its script
 * runs, by the same components, so that nothing moves when React takes over.
 */
export const firstPaint: FirstPaint = async (path, { appName, language, guest }) => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  const client = createQueryClient();
  if (guest) rememberAnswers(client, guest.answers);
  const search = guest?.to === undefined ? '' : `?${new URLSearchParams({ to: guest.to })}`;
  const address = path.replace(/\$\w+/g, '-') + search;
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(client, history);
  const isForm = page.guard === 'guest';
  if (isForm) await router.load();

  // Nothing is awaited between these: the settings are the process’s, and the next reader’s name of the product may differ.
  provideSettings({ 'application-name': appName });
  return renderToStaticMarkup(
    <ReaderLanguageContext value={pageLanguage(language)}>
      <NeedsScript />
      <TakesLong />
      <QueryClientProvider client={client}>
        {isForm ? (
          <RouterProvider router={router} />
        ) : (
          <RouterContextProvider router={router}>
            <Outline page={page} />
          </RouterContextProvider>
        )}
      </QueryClientProvider>
    </ReaderLanguageContext>,
  );
};

function NeedsScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p>{t(withoutScriptMessages.needsScript)}</p>
    </noscript>
  );
}

/** The address of the page itself, query and all. In JSX the linter takes it for a mistake. */
const sameAddress = '';

/** For when the script does not come: its style holds it back, and React takes it away. */
function TakesLong() {
  const { t } = useTranslation();
  return (
    <p className="takes-long">
      {t(withoutScriptMessages.takesLong)} <a href={sameAddress}>{t(sharedMessages.tryAgain)}</a>
    </p>
  );
}

/** What is known of a page before it is known who opens it. */
function Outline({ page }: { page: Page }) {
  if (page.path === '/') return <WelcomeScreen />;
  if (page.guard === 'auth' && !page.isOnTheWay) return <ShellSkeleton page={page} />;
  return (
    <GuestCard>
      <PageHeader title={page.title} purpose={page.purpose} />
    </GuestCard>
  );
}
