import { beforeAll, expect, test } from 'vitest';
import { keptLanguages, showCoverage } from '#contract/localisation/localisation.ts';
import { textIndex } from '#contract/localisation/wordings.ts';
import { inOrganisations } from '#messages/organisations/in-organisations.ts';
import { builtIn, shippedIn } from '#server/platform/i18n/i18n.ts';
import { translations } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { saveWordingAs } from './localisation.test-support.ts';
import { sectionOf } from './rules.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  designer = await world.person('Hana', 'learning_designer');
  const word = saveWordingAs(world, designer);
  await word('shared.undo', 'Wetekina');
  await word('shared.view', 'Tirohanga Māori');
  await word('shared.view', 'Look at', { locale: 'en-NZ' });
});

type Query = {
  section?: string;
  screen?: string;
  status?: 'missing' | 'outdated' | 'worded' | 'shipped';
};
const list = async (query: Query & { search?: string; from?: string; locale?: string } = {}) => {
  const filters = { locale: 'mi', per_page: 100, ...query };
  const { reply } = await world.as(designer)(textIndex, { query: filters });
  return reply.texts;
};
const keys = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).data.map(({ key }) => key);

test('every text of the product is listed, a page at a time', async () => {
  const { total, per_page, data } = await list();
  expect([total, per_page, data.length]).toEqual([builtIn.size, 100, 100]);
  expect(data.map(({ key }) => key)).toEqual([...builtIn.keys()].slice(0, 100));
});

test.each(['wetekina', 'SHARED.UNDO', 'tirohanga maori', 'Tirohanga Mäori', 'look AT'])(
  '%j finds by key, English or translation, blind to case and macrons',
  async (search) => {
    const matches = await keys({ search, section: 'shared' });
    expect(matches).toHaveLength(1);
    expect(['shared.undo', 'shared.view']).toContain(matches[0]);
  },
);

test('a list is filtered by section, by screen and by status: missing, outdated, worded or shipped', async () => {
  const sections = new Set((await list({ section: 'shared' })).data.map(({ section }) => section));
  expect([...sections]).toEqual(['shared']);
  const shown = (await list({ screen: 'organisations' })).data.map(({ section }) => section);
  const itsSections = inOrganisations.flatMap((messages) =>
    Object.values(messages).map(({ key }) => sectionOf(key)),
  );
  expect(shown).toContain('organisations');
  expect(itsSections).toEqual(expect.arrayContaining(shown));
  const missing = await list({ status: 'missing', section: 'shared' });
  expect(missing.data.every(({ text }) => text === null)).toBe(true);
  expect(missing.data.map(({ key }) => key)).not.toContain('shared.undo');
  expect(await keys({ status: 'outdated' })).toEqual(['shared.view']);
  expect(await keys({ status: 'worded' })).toEqual(['shared.undo', 'shared.view']);
  expect(await keys({ status: 'worded', locale: 'en-NZ' })).toEqual(['shared.view']);
  expect((await list({ status: 'shipped' })).total).toBe(Object.keys(shippedIn('mi')).length);
  expect((await list({ status: 'missing', locale: 'en-NZ' })).total).toBe(0);
});

test('a shipped translation has its source', async () => {
  const { data } = await list({ search: 'Kua tiakina' });
  const source = 'silverstripe/silverstripe-framework, lang/mi.yml';
  expect(data).toMatchObject([{ key: 'shared.saved', english: 'Saved', worded: false, source }]);
});

test('wordings are found by the New Zealand day since which they were changed', async () => {
  const updatedAt = new Date('2026-11-19T11:30:00Z');
  await world.db
    .insert(translations)
    .values({ locale: 'mi', key: 'shared.copy', text: 'Tārua', englishThen: 'Copy', updatedAt });
  expect(await keys({ from: '2026-11-20', section: 'shared' })).toContain('shared.copy');
  expect(await keys({ from: '2026-11-21', section: 'shared' })).not.toContain('shared.copy');
});

test('an unknown language is refused beside its field', async () => {
  const { errors } = await world.as(designer)(textIndex, { query: { locale: 'xx' } });
  expect(errors).toEqual({ locale: ['The selected language is invalid.'] });
});

test('coverage counts the translated and the outdated, by language, section and screen', async () => {
  const { reply } = await world.as(designer)(keptLanguages, {});
  const [english, maori] = reply.languages.map(({ coverage }) => coverage);
  expect(english).toEqual({ total: builtIn.size, translated: builtIn.size, outdated: 0 });
  expect(maori?.outdated).toBe(1);

  const coverage = await world.as(designer)(showCoverage, { params: { code: 'mi' } });
  const sum = coverage.reply.sections.reduce((all, { translated }) => all + translated, 0);
  expect(coverage.reply.language.coverage.translated).toBe(sum);
  expect(coverage.reply.sections.find(({ section }) => section === 'shared')?.outdated).toBe(1);
  const byScreen = coverage.reply.screens;
  expect(byScreen.reduce((all, { translated }) => all + translated, 0)).toBe(sum);
  expect(byScreen.find(({ screen }) => screen === 'users')?.title).toBe('Users');
  expect((await world.as(designer)(showCoverage, { params: { code: 'xx' } })).status).toBe(404);
});
