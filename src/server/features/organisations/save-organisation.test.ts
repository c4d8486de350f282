import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import {
  organisationIndex,
  showOrganisation,
  storeOrganisation,
  updateOrganisation,
} from '#contract/organisations/organisations.ts';
import { auditEvents, organisations } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const region = '019a9f00-0000-7000-8000-000000000005';
const nowhere = '019a9f00-0000-7000-8000-00000000dead';
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Mere', 'admin');
});

type Body = CallInput<typeof updateOrganisation>['body'];
type NewBody = CallInput<typeof storeOrganisation>['body'];

let counter = 0;
const newCode = () => `00${++counter}K`;
const fields = () => ({
  name: 'Ōtara Kura',
  code: newCode(),
  type: 'school' as const,
  region,
  email: 'office@kura.example',
  phone: '+64 9 555 0100',
  street: '1 Kōwhai Street',
  suburb: 'Ōtara',
  city: 'Auckland',
});
const store = (body: Partial<NewBody> = {}) =>
  world.as(admin)(storeOrganisation, { body: { ...fields(), ...body } });
const update = (body: Body, ifMatch?: string) =>
  world.as(admin)(
    updateOrganisation,
    { body: { ...fields(), ...body } },
    ifMatch === undefined ? {} : { ifMatch },
  );
const stored = async () => (await store()).reply.organisation;
const shown = async ({ uuid }: { uuid: string }) =>
  (await world.as(admin)(showOrganisation, { params: { uuid } })).reply.organisation;
const historyOf = (subject: string) =>
  world.db.select().from(auditEvents).where(eq(auditEvents.subject, subject));

const taken = { code: ['The code has already been taken.'] };

describe('storing an organisation', () => {
  test('answers it as it is shown, leading zeros kept', async () => {
    const body = { ...fields(), code: ' 00120 ' };
    const { status, reply } = await store(body);
    const { code: _, type, region: __, ...rest } = body;

    expect(status).toBe(201);
    expect(reply.organisation).toMatchObject({
      ...rest,
      org_code: '00120',
      org_type: type,
      region: { uuid: region, name: 'Waikato' },
      users: [],
    });
    expect(await shown(reply.organisation)).toEqual(reply.organisation);
  });

  test('asks only for name, code, type, e-mail and region', async () => {
    const { name, code, type, email } = fields();
    const body = { name, code, type, email, region, phone: null, city: undefined };
    const { status, reply } = await world.as(admin)(storeOrganisation, { body });
    expect(status).toBe(201);
    expect(reply.organisation).toMatchObject({ phone: '', street: '', suburb: '', city: '' });

    const { errors } = await world.as(admin)(storeOrganisation, { body: {} as NewBody });
    expect(errors).toEqual(
      Object.fromEntries(
        ['name', 'code', 'type', 'email', 'region'].map((field) => [
          field,
          [`The ${field} field is required.`],
        ]),
      ),
    );
  });

  test('is in the history, with the name of its region', async () => {
    const { uuid, name } = await stored();
    expect(await historyOf(uuid)).toMatchObject([
      {
        actor: admin.uuid,
        action: 'organisation.stored',
        subjectType: 'organisation',
        before: null,
        after: { name, type: 'school', region: 'Waikato' },
      },
    ]);
  });

  test.each([
    [{ code: 'x'.repeat(21) }, 'code', 'The code field must not be greater than 20 characters.'],
    [{ type: 'club' }, 'type', 'The selected type is invalid.'],
    [{ email: 'office' }, 'email', 'The email field must be a valid email address.'],
    [{ region: nowhere }, 'region', 'The selected region is invalid.'],
    [{ region: 'here' }, 'region', 'The region field must be a valid UUID.'],
  ])('%j is refused beside its field', async (body, field, sentence) => {
    const expected = { status: 422, errors: { [field]: [sentence] } };
    expect(await store(body as Partial<NewBody>)).toMatchObject(expected);
    const { uuid } = await stored();
    expect(await update({ uuid, ...(body as Partial<Body>) })).toMatchObject(expected);
  });

  test('a code is one organisation’s, whatever its letters', async () => {
    const { org_code: code } = await stored();
    expect(await store({ code: code.toLowerCase() })).toMatchObject({ status: 422, errors: taken });
  });

  test('of twenty organisations stored with one code at once, one succeeds and nineteen are refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const code = newCode();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, one) =>
          store({ code: one % 2 ? code : code.toLowerCase() }),
        ),
      );
      const refused = answers.filter(({ status }) => status === 422);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(refused).toHaveLength(19);
      for (const { errors } of refused) expect(errors).toEqual(taken);
    }
  });
});

describe('changing an organisation', () => {
  test('answers it as it is now, and the history holds only what changed', async () => {
    const { uuid, org_code: code } = await stored();
    const tokerau = '019a9f00-0000-7000-8000-000000000001';
    const { status, reply } = await update({
      uuid: uuid.toUpperCase(),
      code,
      city: 'Whangārei',
      region: tokerau.toUpperCase(),
    });

    expect(status).toBe(200);
    expect(reply.organisation).toMatchObject({ city: 'Whangārei', region: { uuid: tokerau } });
    expect(await shown({ uuid })).toEqual(reply.organisation);
    expect((await historyOf(uuid)).find(({ before }) => before)).toMatchObject({
      actor: admin.uuid,
      action: 'organisation.changed',
      before: { city: 'Auckland', region: 'Waikato' },
      after: { city: 'Whangārei', region: 'Tai Tokerau' },
    });
  });

  test('saving what is there already changes nothing and is no history', async () => {
    const before = await stored();
    const { reply } = await update({ uuid: before.uuid, code: before.org_code });
    expect(reply.organisation).toEqual(before);
    expect(await historyOf(before.uuid)).toHaveLength(1);
  });

  test('a code that is another’s is refused, its own in other letters is not', async () => {
    const [one, other] = [await stored(), await stored()];
    expect(await update({ uuid: one.uuid, code: other.org_code.toLowerCase() })).toMatchObject({
      status: 422,
      errors: taken,
    });
    const { status, reply } = await update({ uuid: one.uuid, code: one.org_code.toLowerCase() });
    expect({ status, code: reply.organisation.org_code }).toEqual({
      status: 200,
      code: one.org_code.toLowerCase(),
    });
  });

  test('of ten organisations changed to one code at once, one succeeds and nine are refused', async () => {
    const code = newCode();
    const all = await Promise.all(Array.from({ length: 10 }, stored));
    const answers = await Promise.all(all.map(({ uuid }) => update({ uuid, code })));
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(9);
    for (const { errors } of refused) expect(errors).toEqual(taken);
  });

  test('an edit begun from an older version is refused with the present one', async () => {
    const { uuid, org_code: code, updated_at: seen } = await stored();
    const first = await update({ uuid, code, name: 'First' }, seen);
    const second = await update({ uuid, code, name: 'Second' }, seen);
    expect(first.status).toBe(200);
    expect(second).toMatchObject({
      status: 412,
      message: 'The organisation was changed since you opened it.',
      current: { organisation: first.reply.organisation },
    });
    expect(await shown({ uuid })).toEqual(first.reply.organisation);
  });

  test.each([
    [nowhere, 'The selected organisation is invalid.'],
    ['none', 'The uuid field must be a valid UUID.'],
  ])('%s in the body is refused by its field', async (uuid, sentence) => {
    expect(await update({ uuid })).toMatchObject({ status: 422, errors: { uuid: [sentence] } });
  });
});

test('storing and changing take the documented fields of a body and nothing else', async () => {
  const extras = fc.dictionary(
    fc.constantFrom('id', 'search', 'created_at', 'createdAt', 'updatedAt', 'users', 'members'),
    fc.oneof(fc.constant('2020-01-01T00:00:00.000Z'), fc.constant([admin.uuid]), fc.boolean()),
    { minKeys: 1 },
  );
  await fc.assert(
    fc.asyncProperty(extras, fc.uuid(), async (extra, uuid) => {
      const begun = Date.now();
      const { reply } = await store({ ...extra, uuid } as Partial<Body>);
      const { organisation } = reply;
      await update({ ...extra, uuid: organisation.uuid, name: 'Renamed' });

      const [row] = await world.db
        .select()
        .from(organisations)
        .where(eq(organisations.uuid, organisation.uuid));
      expect(organisation.uuid).not.toBe(uuid);
      expect(row).toMatchObject({ name: 'Renamed', createdAt: new Date(organisation.created_at) });
      expect(Date.parse(organisation.created_at)).toBeGreaterThanOrEqual(begun);
      expect((await shown(organisation)).users).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('the list counts what was stored', async () => {
  const count = async () =>
    (await world.as(admin)(organisationIndex, { query: {} })).reply.organisations.total;
  const before = await count();
  await stored();
  expect(await count()).toBe(before + 1);
});
