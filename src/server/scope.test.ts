import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import {
  type OrganisationPermission,
  type OrganisationRole,
  organisationRoles,
  organisationsWith,
  scopedPermission,
} from '#contract/organisations/organisation-rights.ts';
import { type Permission, permissions } from '#contract/permissions.ts';
import { statementsOf } from '#testing/count-statements.ts';
import { newWorld, type World } from '#testing/world.ts';
import { documents } from './documents.test-support.ts';
import {
  houses,
  outsideMark,
  scopedCalls,
  scopedDocuments,
  unknown,
} from './scope.test-support.ts';
import { neighbours, readLists } from './scope-lists.test-support.ts';
import { type Named, whose } from './scope-row.test-support.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const needsPermission = (allow: string): allow is Permission => Object.hasOwn(permissions, allow);

const calls = endpoints.filter(({ allow }) => needsPermission(allow));
const scoped = calls.filter((one) => one.scoped);
const mayHave = (allow: OrganisationPermission, role: OrganisationRole) =>
  organisationsWith(allow, [{ organisation: '1', role }]).length > 0;
const mayCall = ({ allow, scoped }: Endpoint, role: OrganisationRole) => {
  const needed = needsPermission(allow) && scopedPermission(allow, scoped);
  return needed !== false && needed !== undefined && mayHave(needed, role);
};

async function caller(role: OrganisationRole, organisation: string) {
  const person = await world.person('Tama');
  await world.organisationRole(person, role, organisation);
  return person;
}

test('every call that keeps to a scope has its line in the table, and no line is left over', () => {
  expect(scoped.map(nameOf).toSorted()).toEqual(Object.keys(scopedCalls).toSorted());
});

test('only calls that need a permission keep to a scope', () => {
  const marked = endpoints.filter((one) => one.scoped);
  expect(marked.filter(({ allow }) => !needsPermission(allow))).toEqual([]);
});

test('no list tells of what goes on elsewhere, whatever it is sorted by or narrowed to', async () => {
  const { caller, elsewhere } = await neighbours(world);
  const before = await readLists(world, caller);
  expect(before.filter(({ status }) => status !== 200)).toEqual([]);
  await elsewhere();
  expect(await readLists(world, caller)).toEqual(before);
});

describe.each(organisationRoles)('%s', (role) => {
  const refused = calls.filter((one) => !one.scoped || !mayCall(one, role));

  test.each(refused.map((one) => [nameOf(one), one] as const))('is refused %s', async (_, one) => {
    const person = await caller(role, await world.organisation('Te Kura'));
    const ids = { area: 'none', pod: 'none', uuid: 'none', learner: 'none', code: 'none' };
    const params = { ...ids, type: 'area', kind: 'none', id: 'none', term: 'none' };
    const body = schemasOf(one).body && { body: {} };
    const answer = await world.as(person)(one, { params, query: {}, ...body });
    expect([answer.status, Object.keys(answer.reply ?? {})]).toEqual([403, ['message']]);
  });

  const files = Object.entries(documents).filter(([, allow]) => needsPermission(allow));
  const isTheirs = ([pattern, allow]: (typeof files)[number]) =>
    pattern in scopedDocuments &&
    needsPermission(allow) &&
    mayHave(pattern.includes('/progress.') ? 'progress.read' : allow, role);
  test.each(files.filter(isTheirs))('gets of %s what is its own', async (pattern) => {
    const { own, its, outside } = await houses(world);
    const person = await caller(role, own);
    for (const of of whose) {
      const query = { organisation: its[of].organisation, subject: its[of].person };
      const url = pattern.replace(/:uuid/, its[of].import).replace(/:\w+/g, 'none');
      const answer = await world.raw(person, { method: 'GET', url, query });
      expect(answer.statusCode).toBe(scopedDocuments[pattern]?.[of]);
      for (const hidden of [outsideMark, ...outside]) expect(answer.body).not.toContain(hidden);
    }
  });

  test.each(files.filter((file) => !isTheirs(file)))('is refused %s', async (pattern) => {
    const person = await caller(role, await world.organisation('Te Kura'));
    const url = pattern.replace(/:\w+|\*$/g, 'none');
    expect((await world.raw(person, { method: 'GET', url })).statusCode).toBe(403);
  });

  const allowed = scoped.filter((one) => mayCall(one, role));
  const cells = allowed.flatMap((one) => whose.map((of) => [nameOf(one), of] as const));
  test.each(cells)('%s, about what is %s', async (name, of) => {
    const { own, its, outside } = await houses(world);
    const person = await caller(role, own);
    const line = scopedCalls[name];
    if (!line) throw new Error(`There is no line for ${name}`);
    const answer = await line.ask(world, person, its[of]);
    expect(answer.status).toBe(line[of]);
    const said = JSON.stringify(answer.reply);
    for (const hidden of [outsideMark, ...outside]) expect(said).not.toContain(hidden);
    if (of !== 'other') return;
    // The same words as for what does not exist.
    const { status, reply } = await line.ask(world, person, unknown());
    expect({ status, reply }).toEqual({ status: answer.status, reply: answer.reply });
    // And by the same work, so that the time it takes tells nothing either.
    const workFor = async (named: Named) => {
      const all = await statementsOf(world.database.pool, () => line.ask(world, person, named));
      // What comes before makes the records that the call is about.
      const session = all.findLastIndex((statement) => statement.includes('"sessions"."methods"'));
      expect(session).toBeGreaterThanOrEqual(0);
      return all.slice(session);
    };
    expect(await workFor(its.other)).toEqual(await workFor(unknown()));
  });
});
