import { beforeAll, beforeEach, expect, test } from 'vitest';
import { maxPhrases } from '#contract/phrases/phrase-limits.ts';
import {
  importPhrases,
  importTeamPhrases,
  phrasesFile,
  teamPhrasesFile,
} from '#contract/phrases/phrases.ts';
import { csv, phrasesIn } from '#server/features/phrases/phrases.test-support.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

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

const teamTexts = async () => (await library.forTeam()).map(({ text }) => text);
const download = (person: Person, url: string) => world.raw(person, { method: 'GET', url });

test('a file adds its sound rows, and says of each other row what is wrong with it', async () => {
  const { add, ownTextsOf, question, upload } = library;
  await question('Who sang with you?');
  await question('Asked in two places?', 'Belonging');
  await question('Asked in two places?', 'Wellbeing');
  await add(hana, 'Known already');
  const answer = await upload(
    hana,
    csv(
      'Ka pai {learner},',
      'For one,Who sang with you?',
      ',Who sang with you?',
      `${'a'.repeat(1001)},`,
      'Lost,Nobody asks this',
      'Unclear,Asked in two places?',
      'Clear,Asked in two places?,Wellbeing',
      'Known already,',
      'Known already,Who sang with you?',
      'Ka pai {learner},',
      '#N/A,',
    ),
  );
  expect(answer.json()).toEqual({
    added: 3,
    unchanged: 2,
    problems: [
      { line: 4, reason: 'This row has no phrase.' },
      { line: 5, reason: expect.stringMatching(/^This phrase is longer than 1,?000 characters/) },
      { line: 6, reason: 'No question that learners are asked has this wording.' },
      { line: 7, reason: expect.stringMatching(/^Several questions have this wording\./) },
      { line: 10, reason: 'This phrase is already there, for another question or for any.' },
      { line: 12, reason: expect.stringMatching(/^This cell holds the error #N\/A/) },
    ],
  });
  expect(await ownTextsOf(hana)).toEqual(['Clear', 'For one', 'Ka pai {learner}', 'Known already']);
  const wrong = await upload(hana, 'name,code\nA,B');
  expect(wrong.json().errors).toEqual({ file: [expect.stringMatching(/contains no phrases/)] });
});

test('what is exported is imported as it was, formulas escaped on the way', async () => {
  const { add, ownTextsOf, question, upload } = library;
  const of = await question('Which waiata?');
  await add(hana, '=HYPERLINK("x"), {learner}', of);
  await add(hana, 'Two\nlines');
  const exported = await download(hana, phrasesFile);
  expect(exported.headers['cache-control']).toBe('private, no-store');
  expect(exported.body).toContain(`"'=HYPERLINK(""x""), {learner}",Which waiata?`);

  expect((await upload(hana, exported.body)).json()).toMatchObject({ added: 0, unchanged: 2 });
  expect((await upload(rangi, exported.body)).json()).toMatchObject({ added: 2, problems: [] });
  expect(await ownTextsOf(rangi)).toEqual(await ownTextsOf(hana));
});

test('a designer’s file is the team’s at once, and what the team has comes out as a file', async () => {
  const { designer, add, propose, decide, upload } = library;
  await add(rangi, 'Rangi has it');
  const { uuid } = await add(hana, 'Kua oti i a koe');
  const rows = csv('Ka mau te wehi,', 'Kua oti i a koe,', ',Who?');
  const answer = await upload(designer, rows, importTeamPhrases);
  expect(answer.json()).toEqual({
    added: 2,
    unchanged: 0,
    problems: [{ line: 4, reason: 'This row has no phrase.' }],
  });
  // Hana's own stays hers, and can't be the team's a second time.
  expect((await propose(hana, uuid)).reply.phrase.status).toBe('proposed');
  expect((await decide(uuid, 'approved')).status).toBe(422);

  const exported = await download(designer, teamPhrasesFile);
  expect(exported.body).toContain('Ka mau te wehi');
  expect(exported.body).not.toContain('Rangi has it');
  const again = await Promise.all([
    upload(designer, exported.body, importTeamPhrases),
    upload(designer, exported.body, importTeamPhrases),
  ]);
  for (const one of again) expect(one.json()).toEqual({ added: 0, unchanged: 2, problems: [] });
});

test('a preview answers as the import would, and adds nothing', async () => {
  const { designer, ownTextsOf, upload } = library;
  const rows = csv('Tino pai,', 'Tino pai,', '{nobody} and {learner},', '{learner} {ā-tau kē},');
  const answer = {
    added: 2,
    unchanged: 1,
    problems: [{ line: 4, reason: expect.stringMatching(/^{nobody} means nothing in a phrase/) }],
  };
  expect((await upload(hana, rows, importPhrases, { preview: '1' })).json()).toEqual(answer);
  expect(await ownTextsOf(hana)).toEqual([]);
  const before = await teamTexts();
  const preview = await upload(designer, rows, importTeamPhrases, { preview: '1' });
  expect(preview.json()).toEqual(answer);
  expect(await teamTexts()).toEqual(before);
  expect((await upload(hana, rows)).json()).toEqual(answer);
});

test('a phrase that was taken out is the team’s again by its file, however many send it at once', async () => {
  const { designer, decide, forTeam, upload } = library;
  await upload(designer, csv('Haere tonu,'), importTeamPhrases);
  const phrase = (await forTeam()).find(({ text }) => text === 'Haere tonu');
  await decide(phrase?.uuid ?? '', 'declined');
  expect(await teamTexts()).not.toContain('Haere tonu');
  const other = await world.person('Tama', 'learning_designer');
  const answers = await Promise.all(
    [designer, other, designer, other].map((from) =>
      upload(from, csv('Haere tonu,'), importTeamPhrases),
    ),
  );
  expect(answers.map((one) => one.json().added).toSorted()).toEqual([0, 0, 0, 1]);
  expect((await teamTexts()).filter((text) => text === 'Haere tonu')).toHaveLength(1);
});

test('nobody gets more phrases by files than there is room for, and each row left out is named', async () => {
  const { upload } = library;
  const rows = Array.from({ length: maxPhrases + 2 }, (_, index) => `Phrase ${index},`);
  expect((await upload(hana, csv(...rows))).json()).toMatchObject({
    added: maxPhrases,
    problems: [{ line: maxPhrases + 2 }, { line: maxPhrases + 3 }],
  });
});
