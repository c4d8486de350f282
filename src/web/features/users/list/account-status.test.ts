import { expect, test } from 'vitest';
import type { User } from '#contract/people/people.ts';
import { currentTranslator } from '#web/i18n/use-translation.tsx';
import { accountStatuses, loginProblem } from './account-status.ts';

const translator = currentTranslator();
const now = new Date('2026-11-20T09:00:00.000Z');
const instant = '2026-11-12T20:41:00.000Z';

const mere: User = {
  uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120001',
  name: 'Mere Tāne',
  email: 'mere@kura.example',
  active: true,
  roles: [{ name: 'mentor', label: 'Mentor' }],
  organisation_roles: [],
  organisations: [],
  email_verified_at: instant,
  invited_at: null,
  has_password: true,
  last_login_at: instant,
  created_at: instant,
  updated_at: instant,
};

const invited = { ...mere, has_password: false, email_verified_at: null, last_login_at: null };

test.each<[string, User, RegExp]>([
  ['is switched off', { ...mere, active: false }, /because the account is switched off/],
  [
    'is invited',
    { ...invited, invited_at: now.toISOString() },
    /hasn’t chosen a password yet.*email/,
  ],
  ['let the invitation lapse', { ...invited, invited_at: instant }, /send the invitation again/],
  ['was never invited', invited, /no password yet. Send the invitation/],
  [
    'is not verified',
    { ...mere, email_verified_at: null },
    /hasn’t verified their email address yet/,
  ],
  ['has no role', { ...mere, roles: [] }, /no role yet/],
  ['can log in', mere, /^Mere Tāne can log in: the account is active/],
])('why somebody cannot log in who %s', (_, user, words) => {
  expect(translator.words(loginProblem(user, user.roles.length > 0, now))).toMatch(words);
});

test('the first reason that stops somebody is the one shown', () => {
  expect(
    translator.words(loginProblem({ ...invited, active: false, invited_at: instant }, true, now)),
  ).toContain('switched off');
});

test('an account is Active or Off, followed by what it still lacks', () => {
  const labels = (user: User) => accountStatuses(user).map(({ word }) => translator.words(word));
  expect(labels(mere)).toEqual(['Active']);
  expect(labels({ ...mere, active: false })).toEqual(['Off']);
  expect(labels({ ...invited, invited_at: instant })).toEqual(['Active', 'Invited']);
  expect(labels({ ...mere, email_verified_at: null })).toEqual(['Active', 'Not verified']);
});
