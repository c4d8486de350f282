import { beforeAll, describe, expect, test } from 'vitest';
import {
  anyEmail,
  arrangements,
  linkIn,
  logInAs,
  mailTest,
  newMember,
  password,
  type Target,
} from './targets.ts';
import { newVisitor } from './visitor.ts';

let place: Target;

const chosen = 'tūī sing before the rain';
const sent = { status: 'We have emailed your password reset link.' };
const invalid = {
  message: 'This password reset token is invalid.',
  errors: { email: ['This password reset token is invalid.'] },
};

const ask = (email: string) => newVisitor(place).post('/forgot-password', { email });

/** What the link of the newest mail brings to the page it opens. */
async function linkFor(email: string, mails: number) {
  const all = await place.mailsTo(email, mails);
  const link = linkIn(all.filter(({ subject }) => subject?.includes('password')).at(-1) ?? {});
  const [, token = ''] = /^\/password-reset\/([^/]+)$/.exec(link.pathname) ?? [];
  return { link, token, email: link.searchParams.get('email') ?? '' };
}

const reset = (link: { token: string; email: string }, to = chosen) =>
  newVisitor(place).post('/reset-password', {
    token: link.token,
    email: link.email,
    password: to,
    password_confirmation: to,
  });

describe.each(arrangements)('a forgotten password, $name', ({ open }) => {
  beforeAll(async () => {
    place = await open();
  });

  test('asking is answered in the same words whether there is an account or not', async () => {
    const { email } = await newMember(place);
    const [known, unknown] = [await ask(email), await ask(anyEmail())];

    expect(known).toMatchObject({ status: 200, body: sent });
    expect(unknown.text).toBe(known.text);
    expect(unknown.status).toBe(known.status);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  });

  test.each([
    [{}, ['The email field is required.']],
    [{ email: 'somewhere' }, ['The email field must be a valid email address.']],
  ])('asking for %j is refused beside the field', async (body, email) => {
    const answer = await newVisitor(place).post('/forgot-password', body);
    expect(answer).toMatchObject({ status: 422, body: { message: email[0], errors: { email } } });
  });

  mailTest('the link opens a page of the client and sets the password, once', async () => {
    const member = await newMember(place, anyEmail('hana+tahi.'));
    await ask(member.email);
    const link = await linkFor(member.email, 2);

    expect(link.link.origin).toBe(place.client);
    expect(link.email).toBe(member.email);
    expect(await reset(link)).toMatchObject({
      status: 200,
      body: { status: 'Your password has been reset.' },
    });

    const again = await reset(link, 'kākā in the beech forest');
    expect(again).toMatchObject({ status: 422, body: invalid });
    const old = await newVisitor(place).post('/login', { email: member.email, password });
    expect(old.status).toBe(422);
    const login = await newVisitor(place).post('/login', { email: member.email, password: chosen });
    expect(login.status).toBe(204);
  });

  mailTest('a reset ends every session, and does not log in', async () => {
    const member = await newMember(place);
    const elsewhere = await logInAs(member, place);
    await ask(member.email);
    const link = await linkFor(member.email, 2);
    const visitor = newVisitor(place);
    const typed = { password: chosen, password_confirmation: chosen };

    await visitor.post('/reset-password', { token: link.token, email: link.email, ...typed });

    expect((await member.visitor.get('/api/user')).status).toBe(401);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await visitor.get('/api/user')).status).toBe(401);
  });

  mailTest('a newer link replaces an older one', async () => {
    const { email } = await newMember(place);
    await ask(email);
    const older = await linkFor(email, 2);
    await ask(email);
    const newer = await linkFor(email, 3);

    expect(newer.token).not.toBe(older.token);
    expect(await reset(older)).toMatchObject({ status: 422, body: invalid });
    expect(await reset(newer)).toMatchObject({ status: 200 });
  });

  mailTest('of twenty who use one link at once, one sets the password', async () => {
    const { email } = await newMember(place);
    await ask(email);
    const link = await linkFor(email, 2);

    const all = Array.from({ length: 20 }, (_, number) => `${chosen} ${number}`);
    const answers = await Promise.all(all.map((one) => reset(link, one)));

    const won = answers.flatMap(({ status }, index) => (status === 200 ? [all[index]] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    const login = await newVisitor(place).post('/login', { email, password: won[0] });
    expect(login.status).toBe(204);
  });

  mailTest("a link is of no use for anybody else's account", async () => {
    const { email } = await newMember(place);
    const other = await newMember(place);
    await ask(email);
    const link = await linkFor(email, 2);

    const attempts = [
      reset({ token: link.token, email: other.email }),
      reset({ token: link.token, email: anyEmail() }),
      reset({ token: `${link.token.slice(1)}0`, email }),
      reset({ token: 'x', email }),
    ];

    for (const attempt of attempts)
      expect(await attempt).toMatchObject({ status: 422, body: invalid });
    await logInAs(other, place);
  });

  test('nothing typed: token, e-mail and password are named', async () => {
    const { body } = await newVisitor(place).post('/reset-password', {});
    expect(body).toEqual({
      message: 'The token field is required. (and 2 more errors)',
      errors: {
        token: ['The token field is required.'],
        email: ['The email field is required.'],
        password: ['The password field is required.'],
      },
    });
  });
});
