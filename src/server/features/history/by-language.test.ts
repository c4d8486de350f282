import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { type HistoryEvent, historyFile, historyIndex } from '#contract/history/history.ts';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { updateUser } from '#contract/people/people.ts';
import { english } from '#messages/localizer.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const inTeReo = (words: string) => ({ words, locale: 'mi' });
const inEnglish = (words: string) => ({ words, locale: 'en-NZ' });

async function eventsFor(world: World, reader: Person, subject: string): Promise<HistoryEvent[]> {
  const { reply } = await world.as(reader)(historyIndex, { query: { subject } });
  return reply.history.data;
}

/** Two who read in te reo Māori and in English, and what somebody changed from one to the other. */
async function changed(before: object, after: object, wordings: Record<string, string> = {}) {
  const world = await newWorld();
  world.i18n.load(new Map([['mi', wordings]]), [english, 'mi']);
  const hana = await world.person('Hana', 'admin', { locale: 'mi' });
  const mere = await world.person('Mere', 'admin');
  const subject = newUuid();
  await world.db.insert(auditEvents).values({
    uuid: newUuid(),
    at: new Date(),
    actor: mere.uuid,
    subject,
    address: '',
    before,
    after,
    action: 'subscription.changed',
    subjectType: 'subscription',
  });
  const changesFor = async (reader: Person) =>
    (await eventsFor(world, reader, subject)).flatMap(({ changes }) => changes);
  return { world, hana, mere, changesFor };
}

test('changes are in the language of the reader, and in English where nothing is translated', async () => {
  const world = await newWorld();
  const hana = await world.person('Hana', 'admin', { locale: 'mi' });
  const mere = await world.person('Mere', 'admin');
  const { uuid, email } = await world.person('Tama', 'mentor');
  const roles: ('admin' | 'learning_designer')[] = ['learning_designer', 'admin'];
  const body = { uuid, name: 'Tāma', email, active: false, roles };
  await world.as(mere)(updateUser, { body });

  const [forHana] = await eventsFor(world, hana, uuid);
  expect(forHana?.changes).toEqual([
    { field: inTeReo('Ingoa'), before: ['Tama'], after: ['Tāma'], added: [], removed: [] },
    {
      field: inTeReo('Ngā tūnga'),
      before: [inTeReo('Pou tautoko')],
      after: [inTeReo('Kaiwhakahaere, '), inEnglish('Learning designer')],
      added: [[inTeReo('Kaiwhakahaere')], [inEnglish('Learning designer')]],
      removed: [[inTeReo('Pou tautoko')]],
    },
    {
      field: inEnglish('Active'),
      before: [inEnglish('yes')],
      after: [inEnglish('no')],
      added: [],
      removed: [],
    },
  ]);
  const [forMere] = await eventsFor(world, mere, uuid);
  expect(forMere?.changes).toMatchObject([
    { field: inEnglish('Name'), before: ['Tama'], after: ['Tāma'] },
    {
      field: inEnglish('Roles'),
      before: [inEnglish('Mentor')],
      after: [inEnglish('Administrator, Learning designer')],
    },
    { field: inEnglish('Active'), before: [inEnglish('yes')], after: [inEnglish('no')] },
  ]);
});

test('days and numbers are written as the reader’s language has them', async () => {
  const { hana, mere, changesFor } = await changed(
    { count: 1200, ends_at: '2026-01-02T22:30:00.000Z' },
    { count: 0, ends_at: null },
  );
  expect(await changesFor(hana)).toMatchObject([
    { field: inEnglish('Number'), before: [inTeReo('1,200')], after: [inTeReo('0')] },
    { field: inEnglish('Ends'), before: [inTeReo('03/01/2026, 11:30')], after: null },
  ]);
  expect(await changesFor(mere)).toMatchObject([
    { before: [inEnglish('1,200')] },
    { before: [inEnglish('3rd Jan 2026, 11:30\u00A0am')] },
  ]);
});

test('a value or field without a text of its own is shown as English', async () => {
  const { hana, changesFor } = await changed(
    { status: 'blown_away', kite_string: 'long' },
    { status: 'active', kite_string: 'short' },
  );
  expect(await changesFor(hana)).toMatchObject([
    {
      field: inEnglish('Status'),
      before: [inEnglish('Blown away')],
      after: [inEnglish('Active')],
    },
    { field: inEnglish('Kite string'), before: ['long'], after: ['short'] },
  ]);
});

test('where one value holds several fields, each part says its language', async () => {
  const filters = { role: 'mentor', email: 'hana@school.example', active: true };
  const { hana, mere, changesFor } = await changed({}, { filters });
  expect(await changesFor(hana)).toMatchObject([
    {
      field: inEnglish('Filters'),
      after: [
        inTeReo('Tūnga: Pou tautoko; Īmēra: '),
        'hana@school.example; ',
        inEnglish('Active: yes'),
      ],
    },
  ]);
  expect(await changesFor(mere)).toMatchObject([
    {
      after: [
        inEnglish('Role: Mentor; Email: '),
        'hana@school.example; ',
        inEnglish('Active: yes'),
      ],
    },
  ]);
});

test('a language may put the value before its field', async () => {
  const { hana, changesFor } = await changed(
    {},
    { filters: { email: 'hana@school.example', active: true } },
    { 'historyNames.fieldIs': '{{value}} [i] {{field}}' },
  );
  expect(await changesFor(hana)).toMatchObject([
    {
      after: [
        'hana@school.example',
        inTeReo(' [i] Īmēra; '),
        inEnglish('yes'),
        inTeReo(' [i] '),
        inEnglish('Active'),
      ],
    },
  ]);
});

test('a name made from other names is in the reader’s language, and says which that is', async () => {
  const world = await newWorld();
  const called = { 'historyNames.reflection': '[te whakaaro a {{learner}} mō {{place}}]' };
  world.i18n.load(new Map([['mi', called]]), [english, 'mi']);
  const hana = await world.person('Hana', ['admin', 'mentor'], { locale: 'mi' });
  const mere = await world.person('Mere', 'admin');
  const tama = await world.person('Tama', 'independent_learner');
  const { uuid } = await world.reflection(tama, { area: await world.area('Ako') });
  await world.as(hana)(signOff, { body: { reflection: uuid } });

  const nameFor = async (reader: Person) => {
    const { reply } = await world.as(reader)(historyIndex, { query: { subject: uuid } });
    return reply.about.subject?.name;
  };
  expect(await nameFor(hana)).toEqual(inTeReo('[te whakaaro a Tama mō Ako]'));
  expect(await nameFor(mere)).toEqual(inEnglish('Tama’s reflection on Ako'));
});

test('the file holds the words alone, whichever languages they are in', async () => {
  const { world, hana } = await changed(
    { roles: ['mentor'], active: true },
    { roles: ['admin', 'learning_designer'], active: false },
  );
  const { body } = await world.raw(hana, { method: 'GET', url: historyFile, query: {} });
  expect(body).toContain('Ngā tūnga: Pou tautoko → Kaiwhakahaere, Learning designer');
  expect(body).toContain('Active: yes → no');
});
