import { createRoute } from '@tanstack/react-router';
import { myCertificates, myLearning, myReflection } from '#contract/my-learning.ts';
import * as guards from '#web/platform/access-hooks.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { ofShell } from './layout-routes.tsx';
import * as screens from './screens.tsx';

const { framed } = screens;

/* What learners do on their own. */

export const own = [
  createRoute({
    ...ofShell,
    ...framed('/my/learning', screens.MyLearning),
    loader: async ({ context: { client } }) => {
      if (guards.mayPrefetch('own-learning')) await client.prefetchQuery(read(myLearning, {}));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/my/learning/reflection/$reflection', screens.MyReflection),
    loader: async ({ context: { client }, params: { reflection: uuid } }) => {
      if (!guards.mayPrefetch('own-learning')) return;
      await client.prefetchQuery(read(myReflection, { params: { uuid } }));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/my/certificates', screens.MyCertificates),
    loader: async ({ context: { client } }) => {
      if (guards.mayPrefetch('own-learning')) await client.prefetchQuery(read(myCertificates, {}));
    },
  }),
] as const;
