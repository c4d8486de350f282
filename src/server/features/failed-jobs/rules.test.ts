import { expect, test } from 'vitest';
import { reasonOf } from './rules.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  [
    '550 5.1.1 <hana.ngata@school.example>: Recipient address rejected',
    '550 5.1.1 [address]: Recipient address rejected',
  ],
  ['bad url smtp://mailer:secret@mail.example:587/?x=1', 'bad url smtp://mail.example:587'],
  [
    'cannot fetch https://stepwise.example/reset-password/0d6cf2a51c?email=a@b.example now',
    'cannot fetch https://stepwise.example now',
  ],
  ['No such customer: cus_9s6XKzkNRiz8i3QpTnWvBd', 'No such customer: […]'],
  ['22P02 invalid input: "We built a track"', '22P02 invalid input: "…"'],
  ['relation "users" does not exist', 'relation "users" does not exist'],
  [
    `Invalid API Key provided: ${'sk_live'}_4eC39HqLyjWDarjtT1zdp7dc`,
    'Invalid API Key provided: […]',
  ],
  ['first line\nat /srv/stepwise/src/server/start.ts:1', 'first line'],
  ['x '.repeat(500), 'x '.repeat(100)],
])('%j reads %j', (message, reason) => {
  expect(reasonOf({ name: 'Error', message, stack: 'x' })).toBe(reason);
});

test('what the queue itself remarks is read too, and nothing is no reason', () => {
  expect(reasonOf({ value: { message: 'job timed out' } })).toBe('job timed out');
  expect(reasonOf({ value: 'away' })).toBe('away');
  for (const none of [null, undefined, {}, { message: 5 }, []]) expect(reasonOf(none)).toBe('');
});
