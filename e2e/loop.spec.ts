import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const answer = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const review = (page: Page) => page.getByRole('textbox', { name: /^Your review/ });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** The whole loop, with a learner in one browser and a mentor in another, twice to a certificate. */
test('write, submit, send back, rewrite, submit again, sign off, reopen, sign off again', async ({
  page: mere,
  browser,
  baseURL,
  viewport,
  world,
  logIn,
  accessible,
}) => {
  test.slow();
  const learner = await world.person('Mārama Ngātai-Whakaari', 'independent_learner');
  const mentor = await world.person('Hana Tūtaki', 'mentor');
  const name = `Belonging, whānau and wellbeing ${learner.uuid.slice(-5)}`;
  const area = await world.area(name);
  await world.ask({ area }, ['What did you notice?', 'What did whānau say?']);
  await world.assign(learner, [area]);
  // Waits for the dialog to fade in, as axe would measure its colours meanwhile.
  const calm = { reducedMotion: 'reduce' as const };
  await mere.emulateMedia(calm);
  const context = await browser.newContext({ viewport, ...calm, ...(baseURL && { baseURL }) });
  const hana = await context.newPage();
  const open = async () => {
    await hana.goto(`/mentor/review-learning?learner=${learner.uuid}`);
    await hana.getByRole('link', { name: /^Area reflection/ }).click();
    await expect(hana.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  await logIn(learner);
  await logIn(mentor, '/dashboard', hana);

  await test.step('the learner writes and submits', async () => {
    await mere.goto('/my/learning');
    await mere.getByRole('button', { name: /^Start: Area reflection/ }).click();
    await answer(mere).fill('They felt safe.');
    await press(mere, 'Save and next');
    await expect(mere.getByRole('heading', { level: 2 })).toContainText('What did whānau say?');
    await answer(mere).fill('They sang.');
    await press(mere, 'Save and check');
    await press(mere, 'Submit');
    await expect(mere.getByRole('heading', { name: /^Submitted/ })).toBeVisible();
    await accessible(mere);
  });

  await test.step('the mentor sends it back', async () => {
    await open();
    await review(hana).fill('A good start.');
    await hana.getByRole('radio', { name: 'More please' }).check();
    await hana.getByRole('textbox', { name: /^What would you like/ }).fill('Who felt safe?');
    await accessible(hana);
    await press(hana, 'Save and next');
    await expect(hana.getByRole('heading', { level: 2 })).toContainText('What did whānau say?');
    await press(hana, 'Send back');
    await expect(hana.getByText('Only these answers open')).toBeVisible();
    await expect(hana.getByText('Who felt safe?')).toBeVisible();
    await accessible(hana);
    await press(hana, 'Send back');
    await expect(hana.getByText(/^You sent this back to Mārama/)).toBeVisible();
    await accessible(hana);
  });

  await test.step('the learner hears back, rewrites and submits again', async () => {
    await mere.goto('/my/learning');
    await expect(mere.getByText(/by Hana Tūtaki: 1 answer to revise/)).toBeVisible();
    await mere.getByRole('link', { name: /^Revise \S/ }).click();
    await expect(mere.getByText('Who felt safe?').first()).toBeVisible();
    await expect(mere.getByText('A good start.').first()).toBeVisible();
    await answer(mere).fill('Mia felt safe.');
    await press(mere, 'Save and check');
    await accessible(mere);
    await press(mere, 'Submit again');
    await expect(mere.getByRole('heading', { name: /^Submitted/ })).toBeVisible();
  });

  const certificate = await test.step('the mentor sees what changed, and signs off', async () => {
    await hana.goto(`/mentor/review-learning?learner=${learner.uuid}`);
    await expect(hana.getByText(/resubmitted \(round 2\), waiting since/)).toBeVisible();
    await open();
    await expect(hana.getByText('Changed since', { exact: true })).toBeVisible();
    await hana.getByText(/^Round 1, sent back/).click();
    await expect(hana.getByText('They felt safe.')).toBeVisible();
    await accessible(hana);
    return signOff();
  });
  await expectPage(certificate, 'Valid');

  await test.step('the mentor reopens it', async () => {
    await press(hana, 'Reopen');
    const dialog = hana.getByRole('dialog');
    await expect(dialog).toContainText('its public page says so');
    await accessible(hana);
    await dialog.getByLabel('Reason').fill('Signed off too early');
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(hana.getByText('Reason: Signed off too early')).toBeVisible();
    await accessible(hana);
  });
  await expectPage(certificate, 'Withdrawn on');
  await mere.reload();
  await expect(mere.getByText(/undid the sign-off/)).toBeVisible();
  await expect(mere.getByText('Signed off too early')).toHaveCount(0);
  await accessible(mere);

  const renewed = await signOff();
  await expect(hana.getByText(/The one that was withdrawn points to it/)).toBeVisible();
  await accessible(hana);
  await expectPage(renewed, 'Valid');
  await expectPage(certificate, 'Replaced by');
  await mere.goto('/my/certificates');
  await expect(mere.getByText('Valid', { exact: true })).toBeVisible();
  await accessible(mere);
  await context.close();

  /** Signs off from any step; returns the address of the certificate. */
  async function signOff(): Promise<string> {
    await hana.getByRole('link', { name: 'Q 2' }).click();
    await expect(hana.getByRole('heading', { level: 2 })).toContainText('What did whānau say?');
    await press(hana, 'Sign off');
    const dialog = hana.getByRole('dialog');
    await expect(dialog).toContainText(`issued to ${learner.name}`);
    await accessible(hana);
    await dialog.getByRole('button', { name: 'Sign off' }).click();
    const link = hana.getByRole('main').getByRole('link', { name: /^SW-\d{4}-\d{5}/ });
    await expect(link).toBeVisible();
    return (await link.getAttribute('href')) ?? '';
  }

  async function expectPage(address: string, words: string) {
    const anyone = await context.newPage();
    await anyone.goto(address);
    await expect(anyone.locator('.standing')).toContainText(words);
    await accessible(anyone);
    await anyone.close();
  }
});
