import type { Page } from '@playwright/test';

/** Makes a write as the person who is logged in on this page. A Buffer is sent as a file. */
export async function post(page: Page, path: string, data: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = {
    'x-xsrf-token': decodeURIComponent(token),
    accept: 'application/json',
    ...(Buffer.isBuffer(data) && { 'content-type': 'application/octet-stream' }),
  };
  const response = await page.request.post(path, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.status() === 204 ? undefined : response.json();
}
