import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { changeNoticeSettings, noticeSettings } from '#contract/notices/notices.ts';
import { timeOf } from '#messages/dates.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const settingsReply = async (person: Person) => (await world.as(person)(noticeSettings, {})).reply;

test.each([
  ['a mentor', ['mentor'], { to_review: 'digest', own_phrases: 'digest' }],
  ['a learner', ['independent_learner'], { own_learning: 'at_once' }],
  [
    'an administrator',
    ['admin'],
    {
      to_review: 'digest',
      corrections: 'digest',
      proposed_phrases: 'digest',
      own_phrases: 'digest',
    },
  ],
  ['a designer', ['learning_designer'], { proposed_phrases: 'digest' }],
] as const)('until somebody chooses, %s is mailed so', async (_, roles, settings) => {
  const reply = await settingsReply(await world.person('Hana', roles));
  expect(reply.settings).toEqual(settings);
  expect(timeOf(new Date(reply.next_digest_at))).toBe('07:00');
});

test('each group is chosen on its own, stays chosen, and stands in the history', async () => {
  const hana = await world.person('Hana', ['mentor', 'independent_learner']);
  const change = (body: object) => world.as(hana)(changeNoticeSettings, { body });
  await change({ to_review: 'at_once' });
  const { reply } = await change({ own_learning: 'off', corrections: 'off' });
  await change({ own_learning: 'off' });

  const chosen = { to_review: 'at_once', own_learning: 'off', own_phrases: 'digest' };
  expect(reply.settings).toEqual(chosen);
  expect((await settingsReply(hana)).settings).toEqual(chosen);
  const events = await world.db
    .select({ before: auditEvents.before, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.subject, hana.uuid))
    .orderBy(auditEvents.at, auditEvents.uuid);
  expect(events).toEqual([
    { before: { mails_to_review: 'digest' }, after: { mails_to_review: 'at_once' } },
    { before: { mails_own_learning: 'at_once' }, after: { mails_own_learning: 'off' } },
  ]);
});

test('a value that is no choice is refused beside its group', async () => {
  const hana = await world.person('Hana', 'mentor');
  const body = { to_review: 'weekly' } as object;
  const { status, errors } = await world.as(hana)(changeNoticeSettings, { body });
  expect({ status, errors }).toEqual({
    status: 422,
    errors: { to_review: ['The selected emails about reflections to review is invalid.'] },
  });
});

test('changed in twenty tabs at once, one of the choices stands', async () => {
  const hana = await world.person('Hana', 'mentor');
  const choices = ['at_once', 'digest', 'off'] as const;
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => {
        const body = { to_review: choices[(tab + round) % 3] ?? 'off' };
        return world.as(hana)(changeNoticeSettings, { body });
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(choices).toContain((await settingsReply(hana)).settings.to_review);
  }
});
