import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { DrawPage } from '#contract/pages/first-paint.ts';
import { pageLanguage } from './i18n/page-language.ts';
import { ReaderLanguageContext } from './i18n/use-translation.tsx';
import { createQueryClient } from './platform/calls/endpoint-query.ts';
import { rememberAnswers } from './platform/calls/page-data.ts';
import { createAppRouter } from './router.tsx';
import { provideSettings } from './settings.ts';

/** In ms. Nothing is read from anywhere, so what takes longer waits for what was not given. */
const patience = 3_000;

/** A page with its data, by the components that take over from it once the script is there. */
export const drawPage: DrawPage = async (address, { settings, language, data }) => {
  const client = createQueryClient();
  rememberAnswers(client, data.answers);
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const { matches } = router.state;
  const failed = matches.find(({ status }) => status !== 'success');
  if (failed) throw failed.error ?? new Error(`${failed.routeId} could not be drawn`);

  provideSettings(settings);
  const html = await render(
    <ReaderLanguageContext value={pageLanguage(language)}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ReaderLanguageContext>,
  );
  client.clear();
  return withoutStyles(html);
};

/** Whole, with the parts that come in files of their own, or not at all. */
async function render(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    // Or what is long would be put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(patience),
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/**
 * The content security policy lets no style attribute of a document in: the server's page sets them
 * by its script. In a text or a value these quotes would be escaped.
 */
const withoutStyles = (html: string) => html.replaceAll(' style="', ' data-style="');
