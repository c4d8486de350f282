import type { Page } from '@playwright/test';
import type { Answer } from '#contract/endpoint.ts';
import { type showReflection, signOff } from '#contract/mentoring.ts';
import { sendBack } from '#contract/turns.ts';

/** What somebody who is logged in on this page does, by the calls their screens make. */
export async function post(page: Page, path: string, data: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' };
  const response = await page.request.post(path, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}

/** Asks for more of the first answer. */
export async function sendBackFirst(page: Page, reflection: string, note: string) {
  const response = await page.request.get(`/api/admin/mentor/reflection/show/${reflection}`);
  const shown: Answer<typeof showReflection> = await response.json();
  const answer = shown.reflection.questions[0]?.answers[0]?.uuid;
  await post(page, sendBack.path, { reflection, marks: [{ answer, mark: 'more', note }] });
}

export const finish = (page: Page, reflection: string) => post(page, signOff.path, { reflection });
