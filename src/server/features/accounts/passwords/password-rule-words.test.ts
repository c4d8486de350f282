import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { register } from '#contract/accounts/registration.ts';
import { changePassword } from '#contract/my-account/my-account.ts';
import { memberships, organisations, regions } from '#server/schema/index.ts';
import { newWorld, type World } from '#testing/world.ts';
import { hashPassword } from './passwords.ts';

const password = 'kererū in the kōwhai';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off', APP_NAME: 'Stepwise' });
  passwordHash = await hashPassword(password);
});

const twice = (typed: string) => ({ password: typed, password_confirmation: typed });
let people = 0;
async function choose(typed: string, name = 'Hana Rāwiri') {
  people += 1;
  const body = { name, email: `someone${people}@kura.example`, ...twice(typed) };
  const { status, errors } = await world.asVisitor(register, { body });
  return { status, message: errors.password?.[0] ?? '' };
}

const easy = /^This password is too easy to guess\. \S.+\.$/;

test.each([
  ['correcthorsebatterystaple', /breach/],
  ['CorrectHorseBatteryStaple', /breach/],
  ['c0rr3cthors3b@tterystapl3', /breach/],
  ['correct horse battery staple', /breach/],
  ['correcthorsebatterystaple99!', /breach/],
  ['correcthorsebatterystaple'.repeat(4), /breach/],
  ['Summer2026!!', easy],
  ['summer-2026!', easy],
  ['!!Winter2026', easy],
  ['December2026!', easy],
  ['Thursday2026!!', easy],
  ['Takurua2026!!', easy],
  ['Kōanga#2026', easy],
  ['Auckland2026!', easy],
  ['AllBlacks2026', easy],
  ['Aotearoa2026!', easy],
  ['St3pw1s3!2026', /without the name Stepwise/],
  ['$tepw!se-is-great', /without the name Stepwise/],
  ['R4w1r1 walks home', /without your name/],
  ['r.a.w.i.r.i.2026', /without your name/],
])('%s is refused, with a sentence that helps', async (typed, sentence) => {
  const { status, message } = await choose(typed);
  expect({ typed, status, message }).toEqual({
    typed,
    status: 422,
    message: expect.stringMatching(sentence),
  });
});

test.each([
  'kererū in the kōwhai',
  'tūī sing before the rain',
  'correct otter lantern seventeen',
  'PurpleKettleDancingSouthward',
  'velvet-anchor-mango-thirteen',
  'Ka haere au ki te moana āpōpō',
  'he waka eke noa tātou ngā hoa',
  'summer rain on the tin roof 2026',
  'Somebody remembers merely a melody',
  'x8#Km2$9!q',
  'ū7#kR9wQ4',
  'q9VtR2mXw7',
  'fjqkw8372!zt',
  '9f86d081884c7d659a2feaa0',
  'G7$kk-2pLw-99vT',
  '雨が降る前に鳥が歌う',
  'हमारी नदी बहुत शांत है',
  '🌿🪶🐦🍃🌊🔥🍀🌋',
])('%s is accepted', async (typed) => {
  expect(await choose(typed)).toEqual({ status: 204, message: '' });
});

test('an organisation’s name is refused to its members, and to anybody who registers', async () => {
  const [region] = await world.db.select().from(regions).limit(1);
  const uuid = newUuid();
  await world.db.insert(organisations).values({
    uuid,
    name: 'Whitebait School',
    code: 'W1',
    type: 'school',
    email: 'o@kura.example',
    region: region?.uuid ?? '',
  });
  const person = await world.person('Mere', [], { passwordHash });
  await world.db
    .insert(memberships)
    .values({ user: person.uuid, organisation: uuid, joinedAt: new Date() });
  const change = async (typed: string) => {
    const body = { current_password: password, ...twice(typed) };
    return (await world.as(person)(changePassword, { body })).errors.password;
  };
  const sentence = 'Please choose a password without the name of your organisation in it.';

  expect(await change('WhitebaitSchool1')).toEqual([sentence]);
  expect(await change('Whit3bait-5chool 2026')).toEqual([sentence]);
  expect(await change('we walk past whitebait school daily')).toEqual([sentence]);
  expect(await change('Whitebait2026')).toEqual([expect.stringMatching(easy)]);
  expect(await choose('WhitebaitSchool1')).toEqual({ status: 422, message: sentence });
  expect(await choose('Kahikatea4Ever!Moa')).toEqual({ status: 204, message: '' });
});
