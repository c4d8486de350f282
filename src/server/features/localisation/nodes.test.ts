import { expect, test } from 'vitest';
import { sharedMessages } from '#messages/shared/shared.ts';
import { createI18n } from '#server/platform/i18n/i18n.ts';
import { openLive } from '#server/platform/live/open-live.ts';
import { openPatiently } from '#testing/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld } from '#testing/world.ts';
import { refreshTranslations } from './index.ts';
import { saveWordingAs } from './localisation.test-support.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const designer = await world.person('Hana', 'learning_designer');
const word = saveWordingAs(world, designer);

/** Another process, as `start` puts it together. */
async function anotherNode() {
  const database = openPatiently(world.database.connection);
  const i18n = createI18n();
  const live = await openLive({
    settings: world.settings.live,
    connection: world.database.connection,
    database,
    // A connection that is lost for a moment is what a node makes good by itself.
    onError: (error) => world.troubles.push(error),
    beforeBroadcast: async ({ topics }) => {
      if (topics.includes('translations')) await refreshTranslations({ db: database.db, i18n });
    },
  });
  await live.listen();
  onTestEnd(async () => {
    await live.close();
    await database.close();
  });
  return i18n.translatorFor('mi');
}

test('a wording saved on one node is used by every other within seconds', async () => {
  const nodes = [await anotherNode(), await anotherNode()];
  await word('shared.undo', 'Wetekina');
  expect(world.i18n.translatorFor('mi')(sharedMessages.undo)).toBe('Wetekina');
  for (const localize of nodes) {
    await expect.poll(() => localize(sharedMessages.undo)).toBe('Wetekina');
  }
});

test('of many changes at once, every node ends with the last', async () => {
  const localize = await anotherNode();
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => word('shared.view', `Tiro ${round} ${index}`)),
    );
    const text = world.i18n.translatorFor('mi')(sharedMessages.view);
    const { body } = await world.app.inject({ url: '/js/translations.js?locale=mi&only=changed' });
    expect(body).toContain(`"${text}"`);
    await expect.poll(() => localize(sharedMessages.view)).toBe(text);
  }
});
