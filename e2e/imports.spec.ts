import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fitsViewport } from './horizontal-overflow.ts';

const unique = () => Math.random().toString(36).slice(2, 10);

/** Good rows and bad ones, under headers of which one is nobody's word for a name. */
function staffList(tag: string) {
  const rows = [
    `Known by ${tag};Email address;Role;Remarks`,
    `Māia Ngāti ${tag};maia-${tag}@new.example;Mentor;tall`,
    `Hēni Tūhoe ${tag};heni-${tag}@new.example;Learning designer;`,
    `Wh?nau ${tag};lost-${tag}@new.example;Mentor;`,
    `Wiremu ${tag};no address;Tumuaki;`,
  ];
  return { name: `Staff of Te Tai Tokerau ${tag}.csv`, text: rows.join('\r\n') };
}

async function drop(page: Page, { name, text }: ReturnType<typeof staffList>) {
  const dropped = await page.evaluateHandle(
    ({ name, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: 'text/csv' }));
      return transfer;
    },
    { name, text },
  );
  const box = page.getByRole('region', { name: 'Choose a file' });
  await box.dispatchEvent('dragenter', { dataTransfer: dropped });
  await box.dispatchEvent('drop', { dataTransfer: dropped });
}

test('a file is dropped, a column matched by hand, confirmed, and its result kept', async ({
  page,
  context,
  world,
  logIn,
  accessible,
}) => {
  const tag = unique();
  const file = staffList(tag);
  await logIn(await world.person('Hana Parata', 'admin'), '/imports?kind=people');
  await accessible();
  await drop(page, file);

  await expect(page.getByRole('heading', { name: 'What is in the columns?' })).toBeVisible();
  await expect(page.getByText('For example: Māia Ngāti')).toBeVisible();
  await accessible();
  await page.getByLabel(`Known by ${tag}`).selectOption('Name');
  await page.getByRole('button', { name: 'Compare the rows' }).click();

  const confirm = page.getByRole('button', { name: 'Add 2 people', exact: true });
  await expect(confirm).toBeVisible();
  await expect(page.getByText('Not used: Remarks.')).toBeVisible();
  await page.getByRole('button', { name: 'Problem 2' }).click();
  await expect(page.getByText('A letter was lost here')).toBeVisible();
  await expect(page).toHaveURL(/status=problem/);
  await accessible();
  await fitsViewport(page);

  await confirm.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 people will get an email')).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(dialog).toBeHidden();
  await page.close();

  const later = await context.newPage();
  await later.goto('/imports');
  await later.getByRole('link', { name: file.name }).click();
  await expect(later.getByText('2 added, 2 problems.')).toBeVisible();
  await accessible(later);
  await expect
    .poll(async () => (await world.mailTo(invited(`maia-${tag}@new.example`))).length)
    .toBe(1);

  const download = later.waitForEvent('download');
  await later.getByRole('link', { name: 'Problem rows as CSV' }).click();
  const problems = await readFile(await (await download).path(), 'utf8');
  expect(problems).toContain(`Wh?nau ${tag}`);
  expect(problems).toContain('There is no role “Tumuaki”');

  await later.getByRole('link', { name: `Māia Ngāti ${tag}` }).click();
  await expect(later.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    `Māia Ngāti ${tag}`,
  );
});

const invited = (email: string) => ({ uuid: '', name: '', email });

test('a file of another kind is refused at once, in a sentence', async ({
  page,
  world,
  logIn,
  accessible,
}) => {
  await logIn(await world.person('Hana', 'admin'), '/imports?kind=organisations');
  await expect(page.getByLabel('Organisations')).toBeChecked();
  await drop(page, { name: 'people.csv', text: '%PDF-1.7' });

  await expect(page.getByRole('alert')).toContainText('This isn’t a table of rows.');
  await accessible();
  await expect(page).toHaveURL(/\/imports\?kind=organisations$/);
});

test('an import is done by keyboard alone', { tag: '@wide' }, async ({ page, world, logIn }) => {
  const tag = unique();
  const { name, text } = staffList(tag);
  await logIn(await world.person('Hana', 'admin'), '/imports');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Compare the rows' })).toBeVisible();
  await page.getByLabel(`Known by ${tag}`).press('n');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Compare the rows' }).press('Enter');

  await expect(page.getByRole('heading', { name: /^Nothing is saved yet/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add 2 people' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('switch', { name: 'Send invitations now' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Nobody is emailed.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByText('2 added, 2 problems.')).toBeVisible();
  expect(await world.mailTo(invited(`maia-${tag}@new.example`))).toEqual([]);
});

test('with text twice as large, the confirmation opens at what will happen', async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(await world.person('Hana', 'admin'), '/imports?kind=people');
  const text = `Name,Email,Roles\r\nMāia,maia-${unique()}@new.example,Mentor`;
  await drop(page, { name: 'staff.csv', text });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Add 1 person' }).click();
  await expect(page.getByText('1 person will be added.')).toBeInViewport({ ratio: 0.9 });
  // A switch beside words that wrap keeps its shape.
  const box = await page.getByRole('switch', { name: 'Send invitations now' }).boundingBox();
  expect(box).toMatchObject({ width: 88, height: 48 });
});
