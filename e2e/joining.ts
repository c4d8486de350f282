import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

export const secret = 'pūkeko wade past the old mill';
export const newEmail = () => `${randomUUID()}@kura.example`;
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The link in the latest mail to an address whose subject contains `about`. */
export async function mailedLink(
  { mails }: Product,
  email: string,
  about: string,
): Promise<string> {
  const found = async () => {
    const all = await mails();
    const theirs = all.filter(({ to }) => to?.some(({ address }) => address === email));
    const mail = theirs.findLast(({ subject = '' }) => subject.includes(about));
    return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(found).not.toBe('');
  return found();
}
