import { beforeAll, expect, test } from 'vitest';
import { maxTeamPhrases } from '#contract/phrases/phrase-limits.ts';
import {
  importTeamPhrases,
  phraseQuestions,
  storePhrase,
  storeTeamPhrase,
  teamPhrases,
  updatePhrase,
  updateTeamPhrase,
} from '#contract/phrases/phrases.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { csv, phrasesIn } from './phrases.test-support.ts';

let world: World;
let library: Awaited<ReturnType<typeof phrasesIn>>;
let hana: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  library = await phrasesIn(world);
  hana = await world.person('Hana', 'mentor');
});

const addToTeam = (text: string, question?: string) =>
  world.as(library.designer)(storeTeamPhrase, { body: { text, question } });
const reword = (uuid: string, text: string, ifMatch?: string) =>
  world.as(library.designer)(
    updateTeamPhrase,
    { body: { uuid, text } },
    ifMatch === undefined ? {} : { ifMatch },
  );

test('a designer adds a phrase that every mentor has at once, for a question or for any', async () => {
  const question = await library.question('Who sang?');
  const { reply } = await world.as(library.designer)(phraseQuestions, {});
  expect(reply.questions.map(({ uuid }) => uuid)).toContain(question);
  expect(await addToTeam('Whose waiata was it?', question)).toMatchObject({
    status: 201,
    reply: { phrase: { status: 'approved', question: { uuid: question } } },
  });
  expect(await library.textsOf(hana)).toContain('Whose waiata was it?');
  expect((await world.as(hana)(storeTeamPhrase, { body: { text: 'Mine' } })).status).toBe(403);
});

test('a phrase that its designer proposed, or has as their own, becomes the team’s', async () => {
  const both = await world.person('Tia', ['mentor', 'learning_designer']);
  const own = await library.add(both, 'Kia kaha rawa');
  await library.propose(both, own.uuid);
  const { reply } = await world.as(both)(storeTeamPhrase, { body: { text: 'Kia kaha rawa' } });
  expect(reply.phrase).toMatchObject({ uuid: own.uuid, status: 'approved' });
});

test('the team has the same words once, however many designers add or reword at once', async () => {
  const ana = await world.person('Ana', 'learning_designer');
  const [first, second] = [await addToTeam('Tēnā koe'), await addToTeam('Tēnā tātou')];
  const attempts = await Promise.all([
    ...Array.from({ length: 8 }, () => addToTeam('Nau mai')),
    ...Array.from({ length: 8 }, () =>
      world.as(ana)(storeTeamPhrase, { body: { text: 'Nau mai' } }),
    ),
    reword(first.reply.phrase.uuid, 'Nau mai'),
    reword(second.reply.phrase.uuid, 'Nau mai'),
  ]);
  const done = attempts.filter(({ status }) => status < 300);
  expect(done).toHaveLength(1);
  for (const { status, errors } of attempts.filter((answer) => !done.includes(answer))) {
    expect(status).toBe(422);
    const twice = /^(The team already has this phrase|Its author has another phrase)/;
    expect(errors?.text?.[0]).toMatch(twice);
  }
  expect((await library.forTeam()).filter(({ text }) => text === 'Nau mai')).toHaveLength(1);
  const swapped = await Promise.all([
    reword(first.reply.phrase.uuid, 'Tēnā tātou'),
    reword(second.reply.phrase.uuid, 'Tēnā koe'),
  ]);
  expect(swapped.every(({ status }) => status === 200 || status === 422)).toBe(true);
});

test('rewording keeps whose it was, and meets who rewords or removes it at once', async () => {
  const phrase = await library.add(hana, 'Ka rawe tonu');
  await library.propose(hana, phrase.uuid);
  const { reply } = await library.decide(phrase.uuid, 'approved');
  const seen = reply.phrase.updated_at;
  const answers = await Promise.all([
    reword(phrase.uuid, 'Ka rawe rā', seen),
    reword(phrase.uuid, 'Ka rawe nei', seen),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const inTeam = (await library.forTeam()).find(({ uuid }) => uuid === phrase.uuid);
  expect(inTeam).toMatchObject({ author: { uuid: hana.uuid }, status: 'approved' });
  expect(inTeam?.text).toMatch(/^Ka rawe (rā|nei)$/);

  await library.decide(phrase.uuid, 'declined');
  const gone = await reword(phrase.uuid, 'Too late');
  expect(gone).toMatchObject({ status: 422, message: 'This phrase is no longer the team’s.' });
  const { removed, declined } = (await world.as(library.designer)(teamPhrases, {})).reply;
  expect(removed.map(({ uuid }) => uuid)).toContain(phrase.uuid);
  expect(declined.map(({ uuid }) => uuid)).not.toContain(phrase.uuid);
});

test('wherever a phrase is typed, a placeholder that means nothing is refused beside its field', async () => {
  const says = [expect.stringMatching(/^\{name\} means nothing in a phrase\./)];
  const own = await library.add(hana, 'Ka pai {learner}');
  const team = (await addToTeam('Pai {learner}')).reply.phrase;
  const text = 'Ka pai {name}';
  const answers = [
    await world.as(hana)(storePhrase, { body: { text } }),
    await world.as(hana)(updatePhrase, { body: { uuid: own.uuid, text } }),
    await addToTeam(text),
    await reword(team.uuid, text),
  ];
  for (const { status, errors } of answers) {
    expect(status).toBe(422);
    expect(errors?.text).toEqual(says);
  }
});

test('the team has room for so many, whoever adds at once', async () => {
  const there = (await library.forTeam()).filter(({ status }) => status === 'approved').length;
  for (const from of [0, 1]) {
    const designer = await world.person('Designer', 'learning_designer');
    const count = from === 0 ? 250 : maxTeamPhrases - there - 250 - 1;
    const rows = Array.from({ length: count }, (_, index) => `Phrase ${from} ${index},`);
    await library.upload(designer, csv(...rows), importTeamPhrases);
  }
  const atOnce = await Promise.all(
    Array.from({ length: 6 }, (_, index) => addToTeam(`One more ${index}`)),
  );
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, ...Array(5).fill(422)]);
});
