import { createRoute } from '@tanstack/react-router';
import { learnerAssignments } from '#contract/assignments.ts';
import { areaIndex, orphanPods, podsOfArea } from '#contract/learning.ts';
import { lookupIndex, lookupKinds } from '#contract/lookups.ts';
import { learnerLearning, showReflection } from '#contract/mentoring.ts';
import * as guards from '#web/platform/access-hooks.ts';
import { serverDrafts } from '#web/platform/autosave-field/server-drafts.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { areasIn, pageSearch, stepSearch } from '#web/platform/search-params.ts';
import { ofShell } from './layout-routes.tsx';
import * as screens from './screens.tsx';

const { framed } = screens;

/*
 * A loader asks for what its screen is going to ask for, beside the screen's file instead of after
 * it. The search is read from the location: as a dependency of the loader, another page of a list
 * would be another screen, and the one that is there would go.
 */

export const reviewing = [
  createRoute({
    ...ofShell,
    ...framed('/mentor/review-learning', screens.ReviewLearning),
    loader: async ({ context: { client }, location }) => {
      const { learner } = pageSearch(location.search);
      if (!learner || !guards.mayPrefetch('reflections.review')) return;
      await client.prefetchQuery(read(learnerLearning, { params: { learner } }));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/mentor/review-learning/reflection/$reflection', screens.Review),
    // Whoever is given a reflection has read it, says the history; pointing at a link is not reading.
    // Ahead comes the screen's file alone.
    preload: false,
    loader: async ({ context: { client }, params: { reflection: uuid } }) => {
      if (!guards.mayPrefetch('reflections.review')) return;
      await Promise.all([
        client.prefetchQuery(read(showReflection, { params: { uuid } })),
        client.prefetchQuery(serverDrafts(uuid)),
      ]);
    },
  }),
] as const;

export const assigning = [
  createRoute({
    ...ofShell,
    ...framed('/mentor/assign-learning', screens.AssignLearning),
    loader: async ({ context: { client }, location }) => {
      const { learner } = pageSearch(location.search);
      if (!guards.mayPrefetch('learning.assign')) return;
      const asked = learner && read(learnerAssignments, { params: { learner } });
      await Promise.all([
        client.prefetchQuery(read(areaIndex, {})),
        asked && client.prefetchQuery(asked),
      ]);
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/mentor/assign-learning/many', screens.AssignMany),
    validateSearch: stepSearch,
    loader: async ({ context: { client } }) => {
      if (guards.mayPrefetch('learning.assign')) await client.prefetchQuery(read(areaIndex, {}));
    },
  }),
] as const;

export const learning = [
  createRoute({
    ...ofShell,
    ...framed('/learning/areas', screens.Areas),
    loader: async ({ context: { client } }) => {
      if (guards.mayPrefetch('learning.read')) await client.prefetchQuery(read(areaIndex, {}));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/learning/pods', screens.Pods),
    loader: async ({ context: { client }, location }) => {
      if (!guards.mayPrefetch('learning.read')) return;
      const opened = areasIn(pageSearch(location.search).area);
      await Promise.all([
        client.prefetchQuery(read(areaIndex, {})),
        client.prefetchQuery(read(orphanPods, {})),
        ...opened.map((area) => client.prefetchQuery(read(podsOfArea, { params: { area } }))),
      ]);
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/learning/reflections', screens.Reflections),
    loader: async ({ context: { client } }) => {
      if (guards.mayPrefetch('learning.read')) await client.prefetchQuery(read(areaIndex, {}));
    },
  }),
  createRoute({
    ...ofShell,
    ...framed('/learning/words', screens.Lookups),
    loader: async ({ context: { client } }) => {
      if (!guards.mayPrefetch('learning.read')) return;
      const lists = lookupKinds.map((kind) => read(lookupIndex, { params: { kind } }));
      await Promise.all(lists.map((list) => client.prefetchQuery(list)));
    },
  }),
] as const;
