import { beforeAll, describe, expect, test } from 'vitest';
import { anyEmail, arrangements, newMember, password, type Target } from './targets.ts';
import { newVisitor } from './visitor.ts';

let place: Target;

const typed = (email: string) => ({
  name: 'Hana Rāwiri',
  email,
  password,
  password_confirmation: password,
});

describe.each(arrangements)('registering, $name', ({ open }) => {
  beforeAll(async () => {
    place = await open();
  });

  test('the anti-forgery call sets a cookie that scripts read and one that they cannot', async () => {
    const { status, text, cookies } = await newVisitor(place).get('/sanctum/csrf-cookie');
    const { 'XSRF-TOKEN': readable = '', ...others } = cookies;
    const [session = ''] = Object.values(others);

    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(readable).not.toMatch(/httponly/i);
    expect(session).toMatch(/httponly/i);
    for (const cookie of [readable, session]) {
      expect(cookie).toMatch(/samesite=lax/i);
      expect(cookie).toMatch(/path=\//i);
    }
  });

  test('who registers is logged in at once, with an e-mail to verify and no role', async () => {
    const { visitor, email } = await newMember(place);

    expect(await visitor.get('/api/user')).toMatchObject({
      status: 200,
      body: {
        name: 'Hana Rāwiri',
        email,
        email_verified_at: null,
        profile_photo: null,
        roles: [],
        permissions: [],
        organisations: [],
        locale: 'en-NZ',
      },
    });
  });

  test('whatever else a body says, it grants nothing', async () => {
    const visitor = newVisitor(place);
    const email = anyEmail();
    const asked = {
      role: 'admin',
      roles: ['admin'],
      is_admin: true,
      permissions: ['people.manage'],
      organisation: 'x',
      organisations: ['x'],
      terms: null,
      active: false,
      uuid: 'mine',
      email_verified_at: '2020-01-01T00:00:00Z',
      emailVerifiedAt: '2020-01-01T00:00:00Z',
    };

    const { status } = await visitor.post('/register', { ...asked, ...typed(email) });

    expect(status).toBe(204);
    expect((await visitor.get('/api/user')).body).toMatchObject({
      email,
      roles: [],
      permissions: [],
      organisations: [],
      email_verified_at: null,
    });
    expect((await visitor.get('/api/admin/mentor/worklist')).status).toBe(409);
  });

  test('a form like that of a plain page registers as well', async () => {
    const visitor = newVisitor(place);
    const answer = await visitor.postForm('/register', { ...typed(anyEmail()), role: 'admin' });

    expect(answer.status).toBe(204);
    expect((await visitor.get('/api/user')).body).toMatchObject({ name: 'Hana Rāwiri', roles: [] });
  });

  test.each([
    {
      what: 'nothing',
      body: {},
      message: 'The name field is required. (and 2 more errors)',
      errors: {
        name: ['The name field is required.'],
        email: ['The email field is required.'],
        password: ['The password field is required.'],
      },
    },
    {
      what: 'no e-mail address and two different passwords',
      body: { ...typed('somewhere'), password_confirmation: 'another' },
      message: 'The email field must be a valid email address. (and 1 more error)',
      errors: {
        email: ['The email field must be a valid email address.'],
        password: ['The password field confirmation does not match.'],
      },
    },
    {
      what: 'a name of 256 characters',
      body: { ...typed('a@kura.example'), name: 'ā'.repeat(256) },
      message: 'The name field must not be greater than 255 characters.',
      errors: { name: ['The name field must not be greater than 255 characters.'] },
    },
    {
      what: 'a list for a name',
      body: { ...typed('a@kura.example'), name: ['Hana'] },
      message: 'The name field must be a string.',
      errors: { name: ['The name field must be a string.'] },
    },
  ])('$what is refused, each field with its sentence, in their order', async (wrong) => {
    const { status, body } = await newVisitor(place).post('/register', wrong.body);
    expect({ status, body }).toEqual({
      status: 422,
      body: { message: wrong.message, errors: wrong.errors },
    });
    expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(wrong.errors));
  });

  test('an address that has an account is taken, however it is written', async () => {
    const { email } = await newMember(place, anyEmail('Māia.'));
    const decomposed = email.toUpperCase().normalize('NFD');

    const { status, body } = await newVisitor(place).post('/register', typed(` ${decomposed} `));

    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { email: ['The email has already been taken.'] },
    });
  });

  test('macrons typed on any keyboard are stored as one character each', async () => {
    const visitor = newVisitor(place);
    const name = 'Māori Ēhua Ūpoko 🌿';
    await visitor.post('/register', { ...typed(anyEmail()), name: ` ${name.normalize('NFD')} ` });

    expect((await visitor.get('/api/user')).body.name).toBe(name);
  });

  test('of twenty who take one address at once, one gets the account', async () => {
    const email = anyEmail();
    const visitors = Array.from({ length: 20 }, () => newVisitor(place));

    const answers = await Promise.all(
      visitors.map((visitor) => visitor.post('/register', typed(email))),
    );

    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array(19).fill(422)]);
    for (const { body } of answers.filter(({ status }) => status === 422)) {
      expect(body.errors).toEqual({ email: ['The email has already been taken.'] });
    }
  });
});
