import { expect, test } from 'vitest';
import { showUser, userRoles } from '#contract/people/people.ts';
import { newWorld } from '#testing/world.ts';

test('the roles come in the reader’s language', async () => {
  const world = await newWorld();
  world.i18n.load(new Map([['mi', { 'roles.mentor': '[mentor]' }]]), ['en-NZ', 'mi']);
  const hana = await world.person('Hana Rewi', ['mentor', 'admin']);
  const mere = await world.person('Mere Tāne', 'admin', { locale: 'mi' });
  const roles = { admin: 'Administrator', independent_learner: 'Independent learner' };
  const designer = { learning_designer: 'Learning designer' };

  const asked = async (person: typeof hana) => (await world.as(person)(userRoles, {})).reply.roles;
  expect(await asked(hana)).toEqual({ ...roles, ...designer, mentor: 'Mentor' });
  expect(await asked(mere)).toMatchObject({ admin: 'Kaiwhakahaere', mentor: '[mentor]' });

  const { reply } = await world.as(mere)(showUser, { params: { uuid: hana.uuid } });
  expect(reply.user.roles.map(({ label }) => label)).toEqual(['Kaiwhakahaere', '[mentor]']);
});
