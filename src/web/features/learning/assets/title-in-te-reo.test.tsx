// @vitest-environment browser-and-server
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { assetsOfPod, storeAsset } from '#contract/learning/assets.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';
import { serveTranslations } from '#web/translations.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Moana Rewi', 'learning_designer');

/** An area with one pod, which offers a link with both titles and one in English alone. */
async function newArea() {
  const area = await world.area(`Belonging ${crypto.randomUUID()}`);
  const pod = await world.pod('Settling in', [area]);
  const store = (title: string, title_mi: string | null) =>
    world.as(designer)(storeAsset, {
      body: { pod, title, title_mi, url: 'https://example.com/a' },
    });
  await store('Stories', 'Pūrākau');
  await store('A film', null);
  return { area, pod };
}

async function open(area: string, search = '') {
  const texts = serveTranslations({ mi: {} });
  onTestFinished(texts.stop);
  await connectBrowser(world, designer);
  await openApp(`/learning/areas/${area}${search}`);
  await screen.findByRole('heading', { level: 1, name: /^Belonging/ });
}

const unfold = async () => {
  await clickButton('Settling in');
  await screen.findByRole('list', { name: 'Assets' });
};
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const assets = () => screen.getByRole('list', { name: 'Assets' });
const langOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang');

test('an asset gets a title in each language, and its row has both', async () => {
  const { area, pod } = await newArea();
  await open(area);
  await unfold();
  await clickButton('Edit A film');
  const second = await field('Title in te reo Māori');
  expect([second.lang, second.required, second.value]).toEqual(['mi', false, '']);
  await userEvent.type(second, 'He kiriata{Enter}');

  await within(assets()).findByText('He kiriata');
  expect(langOf('He kiriata')).toBe('mi');
  expect(within(assets()).getByRole('link', { name: 'A film' })).toBeTruthy();
  const stored = (await world.as(designer)(assetsOfPod, { params: { pod } })).reply.assets;
  expect(stored.map(({ title_mi }) => title_mi)).toEqual(['Pūrākau', 'He kiriata']);
});

test('a page in te reo Māori names an asset in it, with the other title marked as English', async () => {
  const { area } = await newArea();
  await open(area);
  await unfold();
  await act(() => changeLanguage('mi'));

  const titles = () =>
    within(assets())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['Pūrākau', 'A film']));
  expect(langOf('Stories')).toBe('en-NZ');
});

test('what has no name in te reo Māori is not named twice on a page in it', async () => {
  const { area } = await newArea();
  await open(area);
  await unfold();
  await act(() => changeLanguage('mi'));

  await screen.findByText('Pūrākau');
  for (const name of ['Settling in', 'A film']) {
    expect(within(screen.getByRole('main')).getAllByText(name)).toHaveLength(1);
  }
});

test('looked at as a learner, the materials have the titles of the learner’s language', async () => {
  const { area } = await newArea();
  await open(area, '?as=mi');
  const titles = () =>
    within(screen.getByRole('list', { name: /^To read and watch/ }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/ \(opens.*/i, ''));
  expect(titles()).toEqual(['Pūrākau', 'A film']);
  expect(langOf('Pūrākau')).toBe('mi');

  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  await waitFor(() => expect(titles()).toEqual(['Stories', 'A film']));
});
