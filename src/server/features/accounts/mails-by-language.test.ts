import { expect, test } from 'vitest';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { inviteUser } from '#contract/people/people.ts';
import { english } from '#messages/localizer.ts';
import { newWorld } from '#testing/world.ts';

const mi = {
  'mailsAccounts.welcome': 'Nau mai ki {{product}}',
  'mailsAccounts.choose': 'Kōwhiria tō kupuhipa',
  'mailsCertificates.yours': 'Tō tiwhikete mō {{area}}',
};

async function inTwoLanguages() {
  const world = await newWorld();
  world.i18n.load(new Map([['mi', mi]]), [english, 'mi']);
  return world;
}

test('an invitation is in the language of whoever gets it, whatever its sender reads', async () => {
  const world = await inTwoLanguages();
  const mere = await world.person('Mere', 'admin', { locale: 'mi' });
  const hana = await world.person('Hana', 'admin');
  const tama = await world.person('Tama', [], { locale: 'mi' });
  const aroha = await world.person('Aroha');
  await world.as(hana)(inviteUser, { body: { uuid: tama.uuid } });
  await world.as(mere)(inviteUser, { body: { uuid: aroha.uuid } });
  await world.runJobs();

  const [toTama] = await world.mailTo(tama);
  const [toAroha] = await world.mailTo(aroha);

  expect(toTama?.subject).toBe('Nau mai ki Stepwise');
  expect(toTama?.text).toContain('Kōwhiria tō kupuhipa:\nhttp');
  expect(toTama?.html).toContain('<html lang="mi">');
  expect(toTama?.html).toContain('>Kōwhiria tō kupuhipa</a>');
  // What has not been translated is there in English, and says so.
  expect(toTama?.text).toContain('Kia ora Tama,');
  expect(toTama?.html).toMatch(/<span lang="en-NZ">An administrator has created an account/);

  expect(toAroha?.subject).toBe('Welcome to Stepwise');
  expect(toAroha?.html).toContain('<html lang="en-NZ">');
  expect(toAroha?.html).not.toContain('<span lang');
});

test('a certificate comes with a mail in its holder’s language, with the news of the same minutes', async () => {
  const world = await inTwoLanguages();
  const mentor = await world.person('Hana', 'mentor');
  const tama = await world.person('Tama', 'independent_learner', { locale: 'mi' });
  const area = await world.area('Ako');
  const { uuid: reflection } = await world.reflection(tama, { area });
  await world.as(mentor)(signOff, { body: { reflection } });
  await world.runJobs();

  const [mail] = await world.mailTo(tama);
  expect(mail?.subject).toBe('Tō tiwhikete mō Ako');
  expect(mail?.html).toContain('<html lang="mi">');
});
