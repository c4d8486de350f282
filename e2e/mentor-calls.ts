import type { Page } from '@playwright/test';
import type { ReplyJson } from '#contract/endpoint.ts';
import { type showReflection, signOff } from '#contract/mentoring/mentoring.ts';
import { sendBack } from '#contract/mentoring/turns.ts';
import { post } from './post.ts';

/** Sends the reflection back with `more` on the first answer. */
export async function sendBackFirst(page: Page, reflection: string, note: string) {
  const response = await page.request.get(`/api/admin/mentor/reflection/show/${reflection}`);
  const reply: ReplyJson<typeof showReflection> = await response.json();
  const answer = reply.reflection.questions[0]?.answers[0]?.uuid;
  await post(page, sendBack.path, { reflection, marks: [{ answer, mark: 'more', note }] });
}

export const finish = (page: Page, reflection: string) => post(page, signOff.path, { reflection });
