import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { updateQuestions } from '#contract/learning/questions.ts';
import { readNotices } from '#contract/notices/notices.ts';
import { maxPhrases } from '#contract/phrases/phrase-limits.ts';
import {
  decidePhrase,
  importTeamPhrases,
  phraseQuestions,
  removePhrase,
  storePhrase,
  teamPhrases,
  updatePhrase,
} from '#contract/phrases/phrases.ts';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { auditEvents, phrases } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { csv, phrasesIn } from './phrases.test-support.ts';

let world: World;
let library: Awaited<ReturnType<typeof phrasesIn>>;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  library = await phrasesIn(world);
});

let hana: Person;
let rangi: Person;
beforeEach(async () => {
  hana = await world.person('Hana', 'mentor');
  rangi = await world.person('Rangi', 'mentor');
});

test('a phrase is its author’s alone, for one question or any, and can be changed and removed', async () => {
  const { add, textsOf, question } = library;
  const of = await question();
  const one = await add(hana, 'Ātaahua {learner}!\nTell me more.', of);
  const other = await add(hana, 'Ka pai');
  expect(one.question).toEqual({ uuid: of, question: 'What did you notice?' });
  expect([one.status, one.author?.name]).toEqual(['own', 'Hana']);
  expect(await textsOf(hana)).toEqual(['Ātaahua {learner}!\nTell me more.', 'Ka pai']);
  expect(await textsOf(rangi)).not.toContain('Ka pai');

  const body = { uuid: one.uuid, text: 'Ka rawe', question: null };
  const changed = await world.as(hana)(updatePhrase, { body });
  expect(changed.reply.phrase).toMatchObject({ text: 'Ka rawe', question: null });
  await world.as(hana)(removePhrase, { body: { uuid: other.uuid } });
  expect(await textsOf(hana)).toEqual(['Ka rawe']);
  expect((await world.as(hana)(removePhrase, { body: { uuid: other.uuid } })).status).toBe(204);
});

test('proposed, it is seen by designers; approved, by every mentor, and is the team’s', async () => {
  const { add, propose, decide, textsOf, forTeam } = library;
  const { uuid } = await add(hana, 'Hoki mai anō');
  expect((await forTeam()).map((phrase) => phrase.uuid)).not.toContain(uuid);
  await propose(hana, uuid);
  expect((await forTeam()).find((phrase) => phrase.uuid === uuid)?.status).toBe('proposed');
  expect(await textsOf(rangi)).not.toContain('Hoki mai anō');

  expect((await decide(uuid, 'approved')).reply.phrase.status).toBe('approved');
  expect(await textsOf(rangi)).toContain('Hoki mai anō');
  const refused = {
    uuid: ['This phrase belongs to the team now. Only a learning designer can remove it.'],
  };
  const changes = { uuid, text: 'Something else' };
  expect((await world.as(hana)(updatePhrase, { body: changes })).errors).toEqual(refused);
  expect((await world.as(hana)(removePhrase, { body: { uuid } })).errors).toEqual(refused);

  await decide(uuid, 'declined');
  expect(await textsOf(rangi)).not.toContain('Hoki mai anō');
  expect((await world.as(hana)(updatePhrase, { body: changes })).reply.phrase.status).toBe('own');
  const events = await world.db.select().from(auditEvents).where(eq(auditEvents.subject, uuid));
  expect(events.map(({ action }) => action)).toEqual([
    'phrase.stored',
    'phrase.proposed',
    'phrase.approved',
    'phrase.declined',
    'phrase.changed',
  ]);
  expect(JSON.stringify(events)).not.toContain('Hoki mai');
});

test('designers have a notice of a proposal until it is decided, and its author of the decision', async () => {
  const { designer, add, propose, decide } = library;
  const { list, sentences } = noticesOf(world);
  const kahu = await world.person('Kahu', ['learning_designer', 'mentor']);
  const { uuid } = await add(kahu, 'Mīharo');
  await propose(kahu, uuid);
  await propose(kahu, uuid);
  expect((await sentences(designer))[0]).toBe('Kahu proposed a phrase to the team.');
  expect((await list(designer)).notices.data[0]).toMatchObject({ reflection: null, area: null });
  for (const other of [kahu, hana]) expect(await sentences(other)).toEqual([]);

  const { unread } = await list(designer);
  await decide(uuid, 'approved');
  await decide(uuid, 'approved');
  const approval = 'Moana approved your phrase. Every mentor has it now.';
  expect(await sentences(kahu)).toEqual([approval]);
  expect((await list(designer)).unread).toBe(unread - 1);
  await decide(uuid, 'declined');
  const refusal = 'Moana declined your phrase for the team. It’s still yours.';
  expect(await sentences(kahu)).toEqual([refusal, approval]);
});

test('of a proposal that is taken back, changed, removed or imported no designer has a notice left', async () => {
  const { designer, add, propose, upload } = library;
  const { list } = noticesOf(world);
  const kahu = await world.person('Kahu', ['learning_designer', 'mentor']);
  const texts = ['Tau kē', 'Ka rawe', 'Rawe kē', 'Pai tū'];
  const added = await Promise.all(texts.map((text) => add(kahu, text)));
  const [back = '', changed = '', removed = ''] = added.map(({ uuid }) => uuid);
  const { unread } = await list(designer);
  for (const { uuid } of added) await propose(kahu, uuid);
  expect((await list(designer)).unread).toBe(unread + 1);

  await propose(kahu, back, false);
  await world.as(kahu)(updatePhrase, { body: { uuid: changed, text: 'Ka rawe kē' } });
  await world.as(kahu)(removePhrase, { body: { uuid: removed } });
  await upload(kahu, csv('Pai tū,'), importTeamPhrases);
  expect((await list(designer)).unread).toBe(unread);
});

test('phrases proposed one after another are one notice, which counts what is left of them', async () => {
  const { add, propose, decide } = library;
  const { list, sentences } = noticesOf(world);
  const ana = await world.person('Ana', 'learning_designer');
  const added = await Promise.all(['Āe', 'Kāo', 'Pea'].map((text) => add(hana, text)));
  const [first = '', second = '', third = ''] = added.map(({ uuid }) => uuid);
  for (const uuid of [first, second, third]) await propose(hana, uuid);
  expect(await sentences(ana)).toEqual(['3 phrases proposed to the team.']);
  expect((await list(ana)).unread).toBe(1);

  await decide(first, 'approved');
  expect((await sentences(ana))[0]).toBe('2 phrases proposed to the team.');
  const [newest] = (await list(ana)).notices.data;
  const body = { notices: [newest?.uuid ?? ''] };
  expect((await world.as(ana)(readNotices, { body })).reply).toEqual({ unread: 0 });
  expect(await sentences(ana)).toEqual(['3 phrases proposed to the team.']);
  await decide(second, 'declined');
  await decide(third, 'declined');
});

test('what was declined by mistake is approved after all, unless it is its author’s again', async () => {
  const { designer, add, propose, decide, textsOf } = library;
  const { sentences } = noticesOf(world);
  const afterAll = (uuid: string) =>
    world.as(designer)(decidePhrase, { body: { uuid, decision: 'approved', after_all: true } });
  const declined = async () =>
    (await world.as(designer)(teamPhrases, {})).reply.declined.map(({ uuid }) => uuid);
  const tama = await world.person('Tama', 'mentor');
  const [phrase, other] = [await add(tama, 'Tino pai'), await add(tama, 'Kia tere')];
  for (const { uuid } of [phrase, other]) {
    await propose(tama, uuid);
    await decide(uuid, 'declined');
  }
  expect((await declined()).slice(0, 2)).toEqual([other.uuid, phrase.uuid]);
  expect((await decide(phrase.uuid, 'approved')).status).toBe(422);
  expect((await afterAll(phrase.uuid)).reply.phrase.status).toBe('approved');
  expect(await declined()).not.toContain(phrase.uuid);
  expect(await textsOf(rangi)).toContain('Tino pai');
  expect((await sentences(tama))[0]).toBe('Moana approved your phrase. Every mentor has it now.');

  await world.as(tama)(updatePhrase, { body: { uuid: other.uuid, text: 'Kia kaha tonu' } });
  expect((await afterAll(other.uuid)).status).toBe(422);
  expect(await declined()).not.toContain(other.uuid);
});

test('a proposal taken back is not approved, however close the two were', async () => {
  const { add, propose, decide } = library;
  for (let round = 0; round < 6; round += 1) {
    const { uuid } = await add(hana, `Kia kaha ${round}`);
    await propose(hana, uuid);
    const [back, decision] = await Promise.all([
      propose(hana, uuid, false),
      decide(uuid, 'approved'),
    ]);
    const [row] = await world.db.select().from(phrases).where(eq(phrases.uuid, uuid));
    expect(row?.status).toBe(back.status === 200 ? 'own' : 'approved');
    expect([back.status, decision.status].toSorted()).toEqual([200, 422]);
  }
});

test('nobody has a phrase twice, or more than there is room for, whatever is sent at once', async () => {
  const { ownTextsOf, upload } = library;
  const twice = await Promise.all(
    Array.from({ length: 20 }, () =>
      world.as(hana)(storePhrase, { body: { text: 'Ka pai', question: null } }),
    ),
  );
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(422)]);

  const rows = Array.from({ length: maxPhrases - 3 }, (_, index) => `Phrase ${index},`);
  expect((await upload(hana, csv(...rows))).json()).toMatchObject({ added: maxPhrases - 3 });
  const atOnce = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      world.as(hana)(storePhrase, { body: { text: `One more ${index}` } }),
    ),
  );
  expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(await ownTextsOf(hana)).toHaveLength(maxPhrases);
});

test('two mentors propose the same words: the team has them once, whoever approves at once', async () => {
  const { add, propose, decide } = library;
  const mentors = [hana, rangi];
  const proposals = await Promise.all(
    mentors.map(async (mentor) => {
      const { uuid } = await add(mentor, 'Nau mai, hoki mai');
      await propose(mentor, uuid);
      return uuid;
    }),
  );
  const decisions = await Promise.all(proposals.map((uuid) => decide(uuid, 'approved')));
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(decisions.flatMap(({ errors }) => errors?.uuid ?? [])).toEqual([
    'The team already has this phrase.',
  ]);
});

test('of a phrase changed on two devices the later change is told of the earlier', async () => {
  const { add } = library;
  const phrase = await add(hana, 'Ka pai tēnā');
  const change = (text: string) =>
    world.as(hana)(
      updatePhrase,
      { body: { uuid: phrase.uuid, text } },
      { ifMatch: phrase.updated_at },
    );
  const answers = await Promise.all([change('Ka pai tēnei'), change('Ka pai ērā')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});

test('a phrase outlives its question: deleted, it is for any', async () => {
  const { add, offered } = library;
  const area = await world.area();
  const [asked = ''] = await world.ask({ area }, ['Who was there with you?']);
  const { uuid } = await add(hana, 'Tell me who else was there.', asked);
  const { reply } = await world.as(hana)(phraseQuestions, {});
  expect(reply.questions.find((one) => one.uuid === asked)).toMatchObject({
    question: 'Who was there with you?',
    of: { uuid: area },
  });
  const body = { uuid: area, type: 'area' as const, questions: [] };
  expect((await world.as(library.designer)(updateQuestions, { body })).status).toBe(200);
  const phrase = (await offered(hana)).find((one) => one.uuid === uuid);
  expect(phrase?.question).toBeNull();
});
