import { chromium, type Page } from '@playwright/test';
import { demoAccounts, demoPassword, reflections } from '../src/demo/named-records.ts';
import { parseCommand } from './command-line.ts';
import { installChromium } from './install-chromium.ts';

parseCommand({
  usage: `npm run screenshots
Makes the pictures of the README from a running demo (npm run demo), at APP_URL.`,
});

/** Makes the README's pictures from a running demo (npm run demo). */
const base = process.env.APP_URL ?? 'http://localhost:8000';
const folder = 'docs/images';

async function logIn(page: Page) {
  await page.goto(`${base}/login`);
  await page.getByLabel('Email').fill(demoAccounts.mentor.email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: /waiting for review/ }).waitFor();
}

async function certificateOf(page: Page, reflection: string): Promise<string> {
  const response = await page.request.get(`${base}/api/admin/mentor/reflection/show/${reflection}`);
  const reply = await response.json();
  return reply.reflection.certificate.url;
}

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: installChromium(), args });
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: 'en-NZ',
  timezoneId: 'Pacific/Auckland',
});
await logIn(page);
// The typeface is there from the second page on (decision 039).
await page.reload({ waitUntil: 'networkidle' });
await page.screenshot({ path: `${folder}/worklist.png` });

await page.goto(`${base}/mentor/review-learning/reflection/${reflections.waitingArea.uuid}`, {
  waitUntil: 'networkidle',
});
await page
  .getByRole('textbox', { name: /^Your review/ })
  .fill('Ka pai. You waited at the gate with Koro instead of asking him in, and that made room.');
await page.screenshot({ path: `${folder}/review.png` });

await page.goto(await certificateOf(page, reflections.complete.uuid));
await page.screenshot({ path: `${folder}/certificate.png` });
await browser.close();
console.log(`Made worklist.png, review.png and certificate.png in ${folder}.`);
