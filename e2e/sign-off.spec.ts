import { createHash } from 'node:crypto';
import { expect, test } from './fixtures.ts';

test('a mentor logs in, reviews every question and signs off; the learner gets a certificate', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  const mentor = await world.person('Hana Tūtaki', 'mentor');
  const learner = await world.person('Mārama Ngātai-Whakaari', 'independent_learner');
  const area = await world.area(`Belonging, whānau and wellbeing ${learner.uuid.slice(-4)}`);
  // The longest wait of all, so that it is at the top of the list.
  const submittedAt = new Date('2026-01-05T08:00:00Z');
  const answers = ['They felt safe.', 'We sang.', 'Koro came.'];
  await world.reflection(learner, { area, answers, submittedAt });

  await logIn(mentor);
  await accessible();
  await page
    .getByRole('listitem')
    .filter({ hasText: learner.name })
    .getByRole('link', { name: new RegExp(`^Review .* ${learner.uuid.slice(-4)}$`) })
    .click();

  for (const [index, answer] of ['They felt safe.', 'We sang.', 'Koro came.'].entries()) {
    const here = page.getByRole('link', { name: `Q ${index + 1} / 3` });
    await expect(here).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText(answer).first()).toBeVisible();
    const part = page.getByRole('progressbar', { name: /question|review/i });
    await expect(part).toHaveAttribute(
      'aria-valuenow',
      String(Math.round((100 / 3) * (index + 1))),
    );
    await page.getByRole('textbox', { name: /^Your review/ }).fill(`Ka pai: ${answer}`);
    if (index === 2) await page.getByRole('textbox', { name: /notes/i }).fill('A hui in Ōtaki');
    await page
      .getByRole('button', { name: /^Save and next/ })
      .first()
      .click();
  }

  await expect(page.getByText("Great, we're at the end of this review.")).toBeVisible();
  await accessible();
  await page.getByRole('button', { name: 'Sign off' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(learner.name);
  await accessible();
  await dialog.getByRole('button', { name: 'Sign off' }).click();

  const link = page.getByRole('link', { name: /^SW-\d{4}-\d{5}/ }).first();
  await expect(link).toBeVisible();
  await expect(page.getByText('This reflection is complete.')).toBeVisible();
  await accessible();

  await expect.poll(() => world.mailTo(learner)).toHaveLength(1);
  const [mail] = await world.mailTo(learner);
  expect(mail?.subject).toMatch(/^Your certificate for Belonging, whānau/);
  const address = /https?:\S+\/certificates\/\w+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(address).toBe(await link.getAttribute('href'));

  await page.goto(address);
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await expect(page.locator('main')).toContainText(learner.name);
  await expect(page.locator('main')).not.toContainText(learner.email);
  await expect(page.locator('main')).not.toContainText('They felt safe.');
  await accessible();

  const pdf = await expect.poll(async () => {
    const response = await page.request.get(`${address}.pdf`);
    return response.ok() ? (await response.body()).subarray(0, 5).toString() : '';
  });
  await pdf.toBe('%PDF-');
  const drawn = await page.request.get(`${address}.pdf`);
  const sum = createHash('sha256')
    .update(await drawn.body())
    .digest('hex');
  expect(drawn.headers().etag).toContain(sum.slice(0, 16));
});

test('the certificate page works without script, and an unknown one says so', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(`${baseURL}/certificates/nothing-of-that-name`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such certificate');
  await context.close();
});

test('a signed-off reflection can be read on and not be changed', async ({
  page,
  world,
  logIn,
}) => {
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Tama', 'independent_learner');
  const { uuid } = await world.reflection(learner, { completedAt: new Date() });
  await logIn(mentor, `/mentor/review-learning/reflection/${uuid}?question=2`);

  await expect(
    page.getByText(
      'This reflection is complete. You may continue to read though this reflection and review, however no further changes can be made.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Return to learning' }).first()).toBeVisible();
});
