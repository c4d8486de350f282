import { QueryClient } from '@tanstack/react-query';
import { linkOptions, type RegisteredRouter } from '@tanstack/react-router';
import { expect, expectTypeOf, test } from 'vitest';
import { pages } from '#contract/pages/page-list.ts';
import { createAppRouter } from '../router.tsx';

test('every page of the contract has a route, and every route a page', () => {
  const { routesByPath } = createAppRouter(new QueryClient());
  const paths = pages.map(({ path }) => path);
  expect(Object.keys(routesByPath).toSorted()).toEqual(paths.toSorted());
});

// The registered router's, which every link and every `useSearch` is checked against.
type UsersSearch = RegisteredRouter['routesByPath']['/users']['types']['fullSearchSchema'];

test('a parameter that a page does not know, or of another type, is an error of types', () => {
  const { to } = linkOptions({ to: '/users', search: { role: 'mentor', page: 2 } });
  expect(to).toBe('/users');
  expectTypeOf<{ role: 'mentor'; page: number }>().toExtend<UsersSearch>();
  expectTypeOf<{ role: 'king' }>().not.toExtend<UsersSearch>();
  expectTypeOf<{ page: string }>().not.toExtend<UsersSearch>();
  expectTypeOf<'region'>().not.toExtend<keyof UsersSearch>();
});
