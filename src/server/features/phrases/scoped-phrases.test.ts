import { beforeAll, expect, test } from 'vitest';
import { noticeSettings } from '#contract/notices/notices.ts';
import { endOrganisationRole } from '#contract/organisations/organisation-roles.ts';
import { phraseIndex, phrasesFile } from '#contract/phrases/phrases.ts';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { newWorld, type World } from '#testing/world.ts';
import { csv, phrasesIn } from './phrases.test-support.ts';

let world: World;
let library: Awaited<ReturnType<typeof phrasesIn>>;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  library = await phrasesIn(world);
});

async function mentorAt(organisation: string, name: string) {
  const person = await world.person(name);
  const role = await world.organisationRole(person, 'organisation_mentor', organisation);
  return { person, role };
}

test('a mentor of an organisation has a library: written, from a file, as a file, and proposed to the team', async () => {
  const { add, propose, decide, ownTextsOf, textsOf, upload } = library;
  const { sentences } = noticesOf(world);
  const { person: tama, role } = await mentorAt(await world.organisation('Te Kura'), 'Tama');
  const hana = await world.person('Hana', 'mentor');
  const { uuid } = await add(tama, 'Ka pai, {learner}');
  expect((await upload(tama, csv('Mīharo,'))).json()).toMatchObject({ added: 1, problems: [] });
  expect(await ownTextsOf(tama)).toEqual(['Ka pai, {learner}', 'Mīharo']);
  const file = await world.raw(tama, { method: 'GET', url: phrasesFile });
  expect(file.body).toContain('Mīharo');

  await propose(tama, uuid);
  expect(await textsOf(hana)).not.toContain('Ka pai, {learner}');
  await decide(uuid, 'approved');
  expect(await textsOf(hana)).toContain('Ka pai, {learner}');
  const approval = 'Moana approved your phrase. Every mentor has it now.';
  expect(await sentences(tama)).toEqual([approval]);
  const { settings } = (await world.as(tama)(noticeSettings, {})).reply;
  expect(settings.own_phrases).toBe('digest');

  await world.as(await world.person('Ana', 'admin'))(endOrganisationRole, { body: { uuid: role } });
  expect((await world.as(tama)(phraseIndex, {})).status).toBe(403);
  expect(await sentences(tama)).toEqual([]);
});

test('of the team’s phrases nobody is named who belongs to another organisation or to none', async () => {
  const { add, propose, decide, offered } = library;
  const [here, there] = [await world.person('Here'), await world.person('There')];
  const kura = await world.organisation('Te Kura', [here]);
  const other = await world.organisation('Te Kura', [there]);
  await world.organisationRole(here, 'organisation_mentor', kura);
  await world.organisationRole(there, 'organisation_mentor', other);
  const hana = await world.person('Hana', 'mentor');
  const { person: tama } = await mentorAt(kura, 'Tama');
  for (const author of [here, there, hana, tama]) {
    const { uuid } = await add(author, `Ka rawe, says ${author.uuid}`);
    await propose(author, uuid);
    await decide(uuid, 'approved');
  }
  const saidTo = async (reader: typeof here) => {
    const phrases = (await offered(reader)).filter(({ text }) => text.startsWith('Ka rawe, says'));
    return phrases.map(({ author }) => author?.name ?? null).toSorted();
  };
  expect(await saidTo(tama)).toEqual(['Here', 'Tama', null, null]);
  expect(await saidTo(hana)).toEqual(['Hana', 'Here', 'Tama', 'There']);
});
