// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  '/mentor/review-learning?learner=7',
  '/users?search=t%C4%81ne&page=2#row',
  '/dashboard',
])('after the login one is back at %s', (wanted) => expect(returnPath(wanted)).toBe(wanted));

test.each([
  undefined,
  '',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/\t/evil.example/dashboard',
  'javascript:alert(1)',
  '/login',
  '/nowhere',
  'dashboard',
])('%j leads to the dashboard', (wanted) => expect(returnPath(wanted)).toBe('/dashboard'));
