import { expect } from 'vitest';
import { historyFile, historyIndex } from '#contract/history/history.ts';
import { importIndex, showImport } from '#contract/imports/imports.ts';
import { noticeList, unreadNotices } from '#contract/notices/notices.ts';
import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import { subscriptionIndex, subscriptionSearch } from '#contract/subscriptions/subscriptions.ts';
import type { Person, World } from '#testing/world.ts';
import type { Scene } from './acts.test-support.ts';
import {
  happenedWithin,
  homesOf,
  type Model,
  membersOf,
  seenWithin,
  whereHeld,
} from './model.test-support.ts';

const administratedBy = (model: Model, { uuid }: Person) =>
  whereHeld(model, uuid, 'organisation_admin');

/** Subscriptions, imports and history: of those whom somebody administers. */
export async function expectRecords(world: World, { model }: Scene, caller: Person): Promise<void> {
  const as = world.as(caller);
  const scope = administratedBy(model, caller);
  const status = scope.length > 0 ? 200 : 403;
  const expectOnly = (answer: { status: number }, found: string[], allowed: string[]) =>
    expect([answer.status, found.toSorted()]).toEqual([status, allowed.toSorted()]);

  const inside = membersOf(model, scope);
  const paid = model.subscriptions.filter(({ person }) => inside.includes(person));
  const all = await as(subscriptionIndex, { query: {} });
  const named = await as(subscriptionSearch, { params: { term: 'kura' }, query: {} });
  for (const answer of [all, named]) {
    const rows = answer.status === 200 ? answer.reply.subscriptions.data : [];
    expectOnly(
      answer,
      rows.map(({ id }) => id),
      paid.map(({ id }) => id),
    );
    for (const { user } of rows) {
      const homes = homesOf(model, user.uuid).filter((one) => scope.includes(one));
      expect(user.organisations.map(({ uuid }) => uuid).toSorted()).toEqual(homes.toSorted());
    }
  }

  const whole = model.imports.filter(({ organisations }) =>
    organisations.every((one) => scope.includes(one)),
  );
  const files = await as(importIndex, { query: {} });
  expectOnly(
    files,
    files.status === 200 ? files.reply.imports.data.map(({ uuid }) => uuid) : [],
    whole.map(({ uuid }) => uuid),
  );
  for (const one of model.imports) {
    const answer = await as(showImport, { params: { uuid: one.uuid } });
    const found = whole.includes(one) ? 200 : 404;
    expect(answer.status).toBe(scope.length > 0 ? found : 403);
  }

  const events = await as(historyIndex, { query: { per_page: 100 } });
  expectOnly(
    events,
    events.status === 200 ? events.reply.history.data.map(({ uuid }) => uuid) : [],
    happenedWithin(model, scope).map(({ uuid }) => uuid),
  );
}

/** What somebody was notified of, as far as they may still read it. */
export async function expectNotices(world: World, { model }: Scene, caller: Person): Promise<void> {
  const seen = seenWithin(model, whereHeld(model, caller.uuid, 'organisation_mentor'));
  const allowed = model.notices
    .filter(({ reader }) => reader === caller.uuid)
    .map(({ reflection }) => reflection)
    .filter((reflection) => seen.some(({ uuid }) => uuid === reflection));
  const { reply } = await world.as(caller)(noticeList, { query: {} });
  expect(reply.notices.data.map(({ reflection }) => reflection).toSorted()).toEqual(
    allowed.toSorted(),
  );
  const { unread } = (await world.as(caller)(unreadNotices, {})).reply;
  expect([unread, reply.notices.total]).toEqual([allowed.length, allowed.length]);
}

/** Files: each holds what its list shows, and what is told apart in it is told by what is unique. */
export async function expectFiles(world: World, scene: Scene, caller: Person): Promise<void> {
  const { model, people, organisations } = scene;
  const scope = administratedBy(model, caller);
  const reading = whereHeld(model, caller.uuid, ...organisationRoles);
  const inside = membersOf(model, scope);
  const emails = people.map(({ uuid, email }) => ({ uuid, text: email }));
  const codes = organisations.map((uuid) => ({ uuid, text: uuid.slice(-12) }));
  const events = model.happened.map(({ uuid }) => ({ uuid, text: uuid }));
  const areas = model.written.map(({ area, areaName }) => ({ uuid: area, text: areaName }));
  const paying = model.subscriptions.map(({ person }) => person);

  await expectFile('/api/admin/export/users.csv', scope, emails, inside);
  await expectFile('/api/admin/export/users.csv', scope, codes, organisationsOf(inside));
  await expectFile('/api/admin/export/organisations.csv', scope, codes, scope);
  await expectFile(
    '/api/admin/export/subscriptions.csv',
    scope,
    emails,
    inside.filter((person) => paying.includes(person)),
  );
  await expectFile(
    historyFile,
    scope,
    events,
    happenedWithin(model, scope).map(({ uuid }) => uuid),
  );
  await expectFile(
    '/api/admin/export/progress.csv',
    reading,
    areas,
    seenWithin(model, reading).map(({ area }) => area),
  );

  function organisationsOf(persons: string[]): string[] {
    return persons.flatMap((one) => homesOf(model, one)).filter((one) => scope.includes(one));
  }

  type Told = { uuid: string; text: string };
  async function expectFile(url: string, within: string[], all: Told[], allowed: string[]) {
    const { statusCode, body } = await world.raw(caller, { method: 'GET', url });
    const found = all.filter(({ text }) => statusCode === 200 && body.includes(text));
    const told = found.map(({ uuid }) => uuid);
    expect([url, statusCode, [...new Set(told)].toSorted()]).toEqual([
      url,
      within.length > 0 ? 200 : 403,
      [...new Set(allowed)].toSorted(),
    ]);
  }
}
