import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { Gallery } from './gallery.tsx';

/** A router without pages: links are rendered, but lead nowhere. */
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  defaultNotFoundComponent: () => null,
});

const client = new QueryClient();

export function GalleryApp() {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <Gallery />
        </RouterContextProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
