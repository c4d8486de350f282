import { beforeAll, expect, test } from 'vitest';
import { questionIndex, updateQuestions } from '#contract/learning/questions.ts';
import * as localisation from '#contract/localisation/localisation.ts';
import { textImports, textsFile } from '#contract/localisation/wording-files.ts';
import { textHistory, textIndex, updateText } from '#contract/localisation/wordings.ts';
import { changeProfile } from '#contract/my-account/profile.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

/** `en` is what clients of this API call the English there is, and `en-NZ` is its whole name. */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Mere', 'admin');
});

const as = () => world.as(admin);

test.each(['en', 'en-NZ'] as const)('the questions of %s are the English ones', async (locale) => {
  const area = await world.area();
  const body = { uuid: area, type: 'area', locale } as const;
  const question = { question: 'What did you notice?', active: true, locale };
  const saved = await as()(updateQuestions, { body: { ...body, questions: [question] } });
  expect(saved).toMatchObject({
    status: 200,
    reply: { reflection_questions: [{ question: question.question, locale: 'en' }] },
  });

  const params = { type: 'area', uuid: area } as const;
  const shown = await as()(questionIndex, { params, query: { locale } });
  expect(shown.reply).toEqual(saved.reply);
  const other = await as()(questionIndex, { params, query: { locale: 'mi-NZ' } });
  expect(other.reply.reflection_questions).toEqual([]);
});

test.each(['en', 'en-NZ'])('the texts of %s are the English ones', async (locale) => {
  const body = { locale, key: 'shared.edit', text: `Edit ${locale}` };
  expect((await as()(updateText, { body })).reply.text.locale).toBe('en-NZ');
  const query = { locale, search: 'shared.edit' };
  expect((await as()(textIndex, { query })).reply.texts.data).toMatchObject([
    { locale: 'en-NZ', text: `Edit ${locale}` },
  ]);
  const history = await as()(textHistory, { query: { locale, key: 'shared.edit' } });
  expect(history.reply.events[0]?.after?.text).toBe(`Edit ${locale}`);
  expect((await as()(textImports, { query: { locale } })).status).toBe(200);
  const coverage = await as()(localisation.showCoverage, { params: { code: locale } });
  expect(coverage.reply.language.code).toBe('en-NZ');
  const file = await world.raw(admin, {
    method: 'GET',
    url: `${textsFile}.json`,
    query: { locale },
  });
  expect(file.json().locale).toBe('en-NZ');
  const script = await world.app.inject({ url: `/js/translations.js?locale=${locale}` });
  expect(script.body).toContain(`Edit ${locale}`);
});

test('somebody who chooses en reads the English there is, which is not added a second time', async () => {
  const body = { name: 'Mere', locale: 'en' };
  expect((await as()(changeProfile, { body })).reply.user.locale).toBe('en-NZ');
  const another = { code: 'en', name: 'English', native_name: 'English' };
  expect((await as()(localisation.storeLanguage, { body: another })).errors).toEqual({
    code: ['The code has already been taken.'],
  });
});
