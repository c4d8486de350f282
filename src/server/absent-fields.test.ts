import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { isSchema, type JsonSchema, jsonSchemaOf } from '#testing/json-schema.ts';
import { type SampleCalls, worldOfSamples } from '#testing/sample-calls.ts';
import type { Sample } from '#testing/sample-learning.ts';
import type { World } from '#testing/world.ts';

/**
 * api.md: absent is not empty. Whoever leaves a key out of a call has not asked for anything to be
 * taken away: what is stored stays as it is, or the call is refused.
 */
let world: World;
let samples: SampleCalls;
beforeAll(async () => {
  ({ world, samples } = await worldOfSamples());
});

type Field = { path: string[]; isRequired: boolean };

/** Every field of a body; `0` stands for the entries of a list. */
function fieldsIn({ properties = {}, required = [], ...schema }: JsonSchema): Field[] {
  const { items, allOf = [], anyOf = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, inside]): Field[] => [
    { path: [name], isRequired: required.includes(name) },
    ...below(name, inside),
  ]);
  return [...fields, ...below('0', items), ...[...allOf, ...anyOf].flatMap((one) => fieldsIn(one))];
}

const below = (name: string, inside: unknown): Field[] =>
  isSchema(inside)
    ? fieldsIn(inside).map((field) => ({ ...field, path: [name, ...field.path] }))
    : [];

const calls = endpoints.flatMap((endpoint) => {
  const { body } = schemasOf(endpoint);
  return body ? { endpoint, body: jsonSchemaOf(body) } : [];
});
const cells = calls.flatMap(({ endpoint, body }) =>
  fieldsIn(body).map(
    (field) => [endpoint.name, field.path.join('.'), { ...field, endpoint }] as const,
  ),
);

/** Calls that add something new: what is not said of it is empty, or as it is for anything new. */
const adding =
  /^(logIn|passkeyLogin|secondStep|confirmIdentity|register|setUp|resetPassword|changePassword|store\w+|askCorrection|sendBack|here)$/;
const required = cells.filter(([, , { isRequired }]) => isRequired);
/**
 * Their absence says something by itself: another question; a text made from today's English; what is
 * saved was no draft; somebody without a password has none to give, and any other is refused by
 * `linked-only.test.ts`; whoever does not say what they saw goes over anything.
 */
const telling = ['questions.0.uuid', 'english_then', 'draft', 'current_password', 'seen'];
const optional = cells.filter(
  ([name, field, { isRequired }]) => !isRequired && !adding.test(name) && !telling.includes(field),
);

async function sampleOf(name: string): Promise<Sample> {
  const prepare = samples.get(name);
  if (!prepare) throw new Error(`There is no sample of ${name}`);
  return prepare();
}

const send = ({ caller }: Sample, endpoint: Endpoint, body: unknown) => {
  const request = { params: {}, query: {}, body };
  return caller ? world.as(caller)(endpoint, request) : world.asVisitor(endpoint, request);
};

function without(body: unknown, [first = '', ...deeper]: readonly string[]): unknown {
  if (Array.isArray(body)) return body.map((one) => without(one, deeper));
  const { [first]: inside, ...rest } = Object(body);
  return deeper.length === 0 ? rest : { ...rest, [first]: without(inside, deeper) };
}

/** A fingerprint of each table, but for those that say who is here. */
async function stored() {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE' and table_name not in ('sessions', 'throttles', 'live_nodes')`);
  const each = rows.map(
    ({ name }) => sql`select ${name}::text as name,
      md5(string_agg(row::text, ' ' order by row::text)) as content from ${sql.identifier(name)} row`,
  );
  const { rows: contents } = await world.db.execute(sql.join(each, sql` union all `));
  return Object.fromEntries(contents.map(({ name, content }) => [name, content]));
}

test('there is a sample of every call that takes a body', () => {
  const names = calls.map(({ endpoint }) => endpoint.name);
  expect([...samples.keys()].toSorted()).toEqual(names.toSorted());
});

test.each(required)('%s says that %s is required', async (name, field, { endpoint, path }) => {
  const sample = await sampleOf(name);
  const { status, errors } = await send(sample, endpoint, without(sample.body, path));
  expect({ status, fields: Object.keys(errors) }).toEqual({ status: 422, fields: [field] });
});

test.each(optional)('%s changes nothing where %s is left out', async (name, _, call) => {
  const sample = await sampleOf(name);
  expect((await send(sample, call.endpoint, sample.body)).errors).toEqual({});
  const before = await stored();

  const { status } = await send(sample, call.endpoint, without(sample.body, call.path));

  expect([200, 204, 422]).toContain(status);
  expect(await stored()).toEqual(before);
});

test.each(['updateUser', 'updateOrganisation', 'updateArea', 'updatePod', 'changeProfile'])(
  '%s takes a record of which nothing is said, and leaves it as it was',
  async (name) => {
    const endpoint = endpoints.find((one) => one.name === name);
    if (!endpoint) throw new Error(`There is no call ${name}`);
    const sample = await sampleOf(name);
    const { uuid } = Object(sample.body);
    const before = await stored();

    const { status, errors } = await send(sample, endpoint, uuid ? { uuid } : {});

    expect({ status, errors }).toEqual({ status: 200, errors: {} });
    expect(await stored()).toEqual(before);
  },
);
