import { expect, test } from 'vitest';
import type { Role } from '#contract/permissions.ts';
import { accountErrorsMessages as refusals } from '#messages/accounts/account-errors.ts';
import { inRoleOrder, isSameEmail, whyNotChange, whyNotInvite, whyNotReset } from './rules.ts';

const admin = { active: true, roles: ['admin'] as Role[] };
const mentor = { active: true, roles: ['mentor'] as Role[] };
const off = { active: false, roles: ['admin'] as Role[] };

test.each([
  { who: 'oneself, switched off', isOneself: true, last: false, to: off, refused: ['active'] },
  { who: 'oneself, no longer admin', isOneself: true, last: false, to: mentor, refused: [] },
  { who: 'another, switched off', isOneself: false, last: false, to: off, refused: [] },
  { who: 'the last, switched off', isOneself: false, last: true, to: off, refused: ['active'] },
  { who: 'the last, no longer admin', isOneself: true, last: true, to: mentor, refused: ['roles'] },
  { who: 'the last, with a new name', isOneself: true, last: true, to: admin, refused: [] },
])('$who: refused on $refused', ({ isOneself, last, to, refused }) => {
  const errors = whyNotChange(admin, to, { isOneself, isLastAdministrator: last });
  expect(Object.keys(errors ?? {})).toEqual(refused);
});

test('each role counts once, and all come in one order', () => {
  expect(inRoleOrder(['mentor', 'admin', 'mentor'])).toEqual(['admin', 'mentor']);
});

test.each([
  ['aroha@kura.example', 'Aroha@Kura.example', true],
  ['aroha@kura.example', 'hana@kura.example', false],
])('%s and %s are one mailbox: %s', (one, other, expected) => {
  expect(isSameEmail(one, other)).toBe(expected);
});

test.each([
  { active: true, hasPassword: false, invite: undefined, reset: refusals.noPasswordYet },
  { active: true, hasPassword: true, invite: refusals.hasPassword, reset: undefined },
  {
    active: false,
    hasPassword: false,
    invite: refusals.inactiveInvited,
    reset: refusals.inactiveReset,
  },
  { active: false, hasPassword: true, invite: refusals.hasPassword, reset: refusals.inactiveReset },
])(
  'active $active, password $hasPassword: who can be sent which link',
  ({ invite, reset, ...is }) => {
    const hana = { name: 'Hana', ...is };
    expect(whyNotInvite(hana)?.descriptor).toBe(invite);
    expect(whyNotReset(hana)?.descriptor).toBe(reset);
  },
);
