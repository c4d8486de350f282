import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import { isSchema, type JsonSchema, jsonSchemaOf } from '#testing/json-schema.ts';
import { type SampleCalls, worldOfSamples } from '#testing/sample-calls.ts';
import type { World } from '#testing/world.ts';

/**
 * api.md: an id that is malformed or unknown is a 404 in a path, a 422 on its field in a body, and
 * under /api/my a 404 wherever it stands, so that it doesn't show whose a record is.
 */
let world: World;
let samples: SampleCalls;
beforeAll(async () => {
  ({ world, samples } = await worldOfSamples());
});

/** The places of ids in a body or in parameters; `0` stands for the entries of a list. */
function idsIn({ format, properties = {}, items, anyOf = [] }: JsonSchema): string[][] {
  const inside = Object.entries({ ...properties, ...(isSchema(items) && { 0: items }) });
  const deeper = inside.flatMap(([name, one]) =>
    isSchema(one) ? idsIn(one).map((path) => [name, ...path]) : [],
  );
  const own = format === 'uuid' ? [[]] : [];
  return [...own, ...deeper, ...anyOf.flatMap((one) => (isSchema(one) ? idsIn(one) : []))];
}

const placesIn = (schema: z.ZodType | undefined) => (schema ? idsIn(jsonSchemaOf(schema)) : []);

const cells = (part: 'body' | 'params') =>
  endpoints.flatMap((endpoint) =>
    placesIn(schemasOf(endpoint)[part]).map(
      (path) => [endpoint.name, path.join('.'), endpoint] as const,
    ),
  );

function withId(given: unknown, [first, ...deeper]: readonly string[], id: string): unknown {
  if (first === undefined) return id;
  if (Array.isArray(given)) return given.map((one) => withId(one, deeper, id));
  return { ...Object(given), [first]: withId(Object(given)[first], deeper, id) };
}

/**
 * Of what is to be marked as read, whatever is not one's own is passed over; nobody has no learners;
 * to leave out somebody unknown leaves out nobody; an organisation that is unknown has no learners
 * to share out; what is removed may be gone already; and what was seen with something unknown in
 * it is not what is there now, which is a 412.
 */
const passedOver = [
  'readNotices notices.0',
  'readNotices reflection',
  'moveLearners counted.0.mentor',
  'previewUserAction matching.except.0',
  'applyUserAction matching.except.0',
  'previewShareOut organisation',
  'removePhrase uuid',
  'orderPods seen.0',
  'orderAssets seen.0',
  'saveAssignments seen.0',
  'removeAssignments seen.0',
  'endSession id',
];

const kinds = { malformed: () => 'x', unknown: () => newUuid() };

test.each(
  cells('body').flatMap(([name, field, endpoint]) =>
    (Object.keys(kinds) as (keyof typeof kinds)[])
      .filter((kind) => kind === 'malformed' || !passedOver.includes(`${name} ${field}`))
      .map((kind) => [name, field, kind, endpoint] as const),
  ),
)('%s, with a %s that is %s', async (name, field, kind, endpoint) => {
  const sample = await samples.get(name)?.();
  if (!sample?.caller) throw new Error(`There is no sample of ${name}`);
  const body = withId(sample.body, field.split('.'), kinds[kind]());

  const { status, errors } = await world.as(sample.caller)(endpoint, {
    params: {},
    query: {},
    body,
  });

  // What a learner may begin the contract says itself.
  if (endpoint.path.startsWith('/api/my/') && name !== 'startReflection') {
    expect([status, errors]).toEqual([404, {}]);
  } else {
    // Of a list that has to be complete, the list itself is what is wrong.
    const [list] = field.split('.');
    const places = Object.keys(errors).map((place) => place.replace(/\d+/, '0'));
    expect(status).toBe(422);
    expect([[field], [list]]).toContainEqual([...new Set(places)]);
  }
});

test.each(cells('params'))('%s, at an address whose %s nobody has', async (_, field, endpoint) => {
  const caller = await world.person('Mere', ['admin', 'mentor', 'independent_learner']);
  for (const id of ['x', newUuid()]) {
    const params = { type: 'area', [field]: id };
    const { status, errors } = await world.as(caller)(endpoint, { params, query: {} });
    expect([status, errors]).toEqual([404, {}]);
  }
});
