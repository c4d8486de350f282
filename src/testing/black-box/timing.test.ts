import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { runningApp } from './running-app.ts';
import { anyEmail, newMember, password } from './targets.ts';
import { newVisitor, type Place, type Visitor } from './visitor.ts';

const ROUNDS = 15;
/* Of trust.md: one of the two holds. On a slow machine all times grow, and so does their gap. */
const MAY_DIFFER_MS = 25;
const MAY_TAKE_TIMES = 1.8;

let place: Place;
let visitor: Visitor;
let known: string;
beforeAll(async () => {
  const { url } = await runningApp(await testDatabase(), { RATE_LIMITS: 'off' });
  place = { url, client: url };
  ({ email: known } = await newMember(place));
  visitor = newVisitor(place);
});

const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function timed(act: () => Promise<{ text: string; status: number }>) {
  const begun = performance.now();
  const { text, status } = await act();
  return { ms: performance.now() - begun, said: `${status} ${text}` };
}

const chosen = {
  password: 'tūī sing before the rain',
  password_confirmation: 'tūī sing before the rain',
};

test.each([
  {
    what: 'a login',
    try: (email: string) => visitor.post('/login', { email, password: `${password}?` }),
  },
  {
    what: 'a forgotten password',
    try: (email: string) => visitor.post('/forgot-password', { email }),
  },
  {
    what: 'a reset with a made-up link',
    try: (email: string) => visitor.post('/reset-password', { token: 'x', email, ...chosen }),
  },
])('$what tells by neither words nor time whether there is an account', async (call) => {
  await call.try(known);
  const account: number[] = [];
  const none: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turns, so that whatever else this machine does slows both alike.
    const [one, other] = [
      await timed(() => call.try(known)),
      await timed(() => call.try(anyEmail())),
    ];
    account.push(one.ms);
    none.push(other.ms);
    expect(other.said).toBe(one.said);
  }
  const [withAccount, without] = [median(account), median(none)];
  const said = `${call.what}: ${withAccount.toFixed(1)} ms with an account, ${without.toFixed(1)} without`;
  if (process.env.SHOW_TIMES) process.stdout.write(`${said}\n`);
  const [fast, slow] = [Math.min(withAccount, without), Math.max(withAccount, without)];
  expect(slow - fast <= MAY_DIFFER_MS || slow / fast <= MAY_TAKE_TIMES, said).toBe(true);
});
