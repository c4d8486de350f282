import { expect, test } from 'vitest';
import { historyIndex } from '#contract/history.ts';
import { signOff } from '#contract/mentoring.ts';
import { updateUser } from '#contract/people.ts';
import { newWorld } from '#testing/world.ts';
import { english } from '#texts/speaker.ts';

const mi = {
  'historyFields.roles': 'Ngā tūranga',
  'historyFields.active': 'Hohe',
  'historyNames.yes': 'āe',
  'historyNames.no': 'kāo',
  'historyNames.reflection': 'te whakaaro a {{learner}} mō {{place}}',
  'roles.mentor': 'Kaiārahi',
};

test('what changed is told in the language of whoever reads it', async () => {
  const world = await newWorld();
  world.texts.tell(new Map([['mi', mi]]), [english, 'mi']);
  const hana = await world.person('Hana', 'admin', { locale: 'mi' });
  const mere = await world.person('Mere', 'admin');
  const tama = await world.person('Tama', 'mentor');
  const { uuid, name, email } = tama;
  const body = { uuid, name, email, active: false, roles: [] };
  await world.as(mere)(updateUser, { body });

  const changesFor = async (reader: typeof hana) => {
    const query = { subject: uuid };
    const { reply } = await world.as(reader)(historyIndex, { query });
    return reply.history.data.flatMap(({ changes }) => changes);
  };

  expect(await changesFor(hana)).toMatchObject([
    { field: 'Ngā tūranga', before: 'Kaiārahi' },
    { field: 'Hohe', before: 'āe', after: 'kāo' },
  ]);
  expect(await changesFor(mere)).toMatchObject([
    { field: 'Roles', before: 'Mentor' },
    { field: 'Active', before: 'yes', after: 'no' },
  ]);
});

test('what has no name of its own is called so in their language as well', async () => {
  const world = await newWorld();
  world.texts.tell(new Map([['mi', mi]]), [english, 'mi']);
  const hana = await world.person('Hana', ['admin', 'mentor'], { locale: 'mi' });
  const tama = await world.person('Tama', 'independent_learner');
  const { uuid } = await world.reflection(tama, { area: await world.area('Ako') });
  await world.as(hana)(signOff, { body: { reflection: uuid } });

  const { reply } = await world.as(hana)(historyIndex, { query: { subject: uuid } });
  expect(reply.about.subject?.name).toBe('te whakaaro a Tama mō Ako');
});
