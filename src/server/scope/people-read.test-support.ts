import { expect } from 'vitest';
import { showReflection } from '#contract/mentoring/mentoring.ts';
import { progress } from '#contract/mentoring/progress.ts';
import { reviewQueue } from '#contract/mentoring/review-queue.ts';
import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import { rolesAtOrganisation } from '#contract/organisations/organisation-roles.ts';
import { organisationIndex } from '#contract/organisations/organisations.ts';
import { learnerList, showUser, userIndex } from '#contract/people/people.ts';
import type { Person, World } from '#testing/world.ts';
import type { Scene } from './acts.test-support.ts';
import { homesOf, membersOf, seenWithin, whereHeld } from './model.test-support.ts';

/** Whom somebody finds by each call, and whom the rule allows them to. */
export async function expectPeople(world: World, scene: Scene, caller: Person): Promise<void> {
  const { people, organisations, model } = scene;
  const as = world.as(caller);
  const assigning = whereHeld(model, caller.uuid, 'organisation_admin', 'organisation_mentor');
  const picked = await as(learnerList, { query: {} });
  expect(
    picked.status === 200 ? Object.keys(picked.reply.independentUserData).toSorted() : 403,
  ).toEqual(assigning.length > 0 ? membersOf(model, assigning).toSorted() : 403);

  const scope = whereHeld(model, caller.uuid, 'organisation_admin');
  const isAdministrator = scope.length > 0;
  const inside = membersOf(model, scope);
  const list = await as(userIndex, { query: {} });
  const shown = list.status === 200 ? list.reply.users.data : [];
  expect([list.status, shown.map(({ uuid }) => uuid).toSorted()]).toEqual(
    isAdministrator ? [200, inside.toSorted()] : [403, []],
  );
  expect(list.status === 200 ? list.reply.users.total : 0).toBe(shown.length);
  for (const { uuid, organisations: theirs } of shown) {
    const allowed = homesOf(model, uuid).filter((one) => scope.includes(one));
    expect(theirs.map((one) => one.uuid).toSorted()).toEqual(allowed.toSorted());
  }
  const houses = await as(organisationIndex, { query: {} });
  const listed = houses.status === 200 ? houses.reply.organisations.data : [];
  expect(listed.map(({ uuid }) => uuid).toSorted()).toEqual(scope.toSorted());
  for (const { uuid, users } of listed)
    expect(users.map((one) => one.uuid).toSorted()).toEqual(membersOf(model, [uuid]).toSorted());

  const answer = (isInside: boolean) => (isInside ? 200 : 404);
  for (const { uuid } of people) {
    const { status } = await as(showUser, { params: { uuid } });
    expect(status).toBe(isAdministrator ? answer(inside.includes(uuid)) : 403);
  }
  for (const uuid of organisations) {
    const { status } = await as(rolesAtOrganisation, { params: { uuid } });
    expect(status).toBe(isAdministrator ? answer(scope.includes(uuid)) : 403);
  }
}

/** How far people are, and what waits for a review: of what was begun there, or is shared. */
export async function expectLearning(world: World, { model }: Scene, caller: Person) {
  const as = world.as(caller);
  const reading = whereHeld(model, caller.uuid, ...organisationRoles);
  const far = await as(progress, { query: { per_page: 50 } });
  const rows = far.status === 200 ? far.reply.progress.data : [];
  const areasRead = rows.flatMap(({ uuid, areas }) => areas.map(({ area }) => `${uuid} ${area}`));
  expect([far.status, areasRead.toSorted()]).toEqual([
    reading.length > 0 ? 200 : 403,
    seenWithin(model, reading)
      .map(({ person, area }) => `${person} ${area}`)
      .toSorted(),
  ]);

  const reviewing = whereHeld(model, caller.uuid, 'organisation_mentor');
  const seen = seenWithin(model, reviewing);
  const queue = await as(reviewQueue, { query: { state: 'waiting', per_page: 50 } });
  const waiting = queue.status === 200 ? queue.reply.queue.data.map(({ uuid }) => uuid) : [];
  const others = seen.filter(({ person, submitted }) => submitted && person !== caller.uuid);
  expect([queue.status, waiting.toSorted()]).toEqual([
    reviewing.length > 0 ? 200 : 403,
    others.map(({ uuid }) => uuid).toSorted(),
  ]);
  for (const written of model.written) {
    const { status } = await as(showReflection, { params: { uuid: written.uuid } });
    const isSeen = seen.includes(written);
    if (reviewing.length === 0) expect(status).toBe(403);
    else if (written.person !== caller.uuid) expect(status).toBe(isSeen ? 200 : 404);
  }
}
