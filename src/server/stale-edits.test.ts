import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type SampleCalls, worldOfSamples } from '#testing/sample-calls.ts';
import type { World } from '#testing/world.ts';

/** api.md, Editing: a 412 has the record as the update would have answered it, and writes nothing. */
let world: World;
let samples: SampleCalls;
beforeAll(async () => {
  ({ world, samples } = await worldOfSamples());
});

/** Of texts that are written piece by piece, where nothing is stored before the sample. */
const ownTests = ['saveAnswer', 'keepDraft'];
const edits = endpoints.filter(({ editing, name }) => editing && !ownTests.includes(name));

test.each(edits.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s over a version that is older than the present one has a 412 with what it would answer',
  async (name, endpoint) => {
    const sample = await samples.get(name)?.();
    if (!sample?.caller) throw new Error(`There is no sample of ${name}`);
    const as = world.as(sample.caller);
    const request = { params: {}, query: {}, body: sample.body };

    const stale = await as(endpoint, request, { ifMatch: '2001-01-01T00:00:00.000Z' });
    expect(stale.status).toBe(412);
    const { status, reply } = await as(endpoint, request);
    expect([200, 201]).toContain(status);
    expect(Object.keys(Object(stale.current))).toEqual(Object.keys(Object(reply)));
  },
);
