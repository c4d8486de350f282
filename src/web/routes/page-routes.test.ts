import { QueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages/page-list.ts';
import { createAppRouter } from '../router.tsx';

test('every page of the contract has a route, and every route a page', () => {
  const { routesByPath } = createAppRouter(new QueryClient());
  const paths = pages.map(({ path }) => path);
  expect(Object.keys(routesByPath).toSorted()).toEqual(paths.toSorted());
});

test('a parameter that a page does not know, or not so, is an error of types', () => {
  const known = linkOptions({ to: '/users', search: { role: 'mentor', page: 2 } });
  // @ts-expect-error: nobody has that role.
  const unknownRole = linkOptions({ to: '/users', search: { role: 'king' } });
  // @ts-expect-error: people are not of a region.
  const unknownName = linkOptions({ to: '/users', search: { region: 'x' } });
  // @ts-expect-error: the page is a number.
  const otherType = linkOptions({ to: '/users', search: { page: 'two' } });
  expect([known, unknownRole, unknownName, otherType].map(({ to }) => to)).toHaveLength(4);
});
