// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Asset } from '#contract/learning/assets.ts';
import { setupBrowser } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { openPods, settling, uuidOf } from '#web/features/learning/learning.test-support.ts';

setupBrowser();

const guide: Asset = {
  uuid: uuidOf(201),
  title: 'A guide',
  title_mi: null,
  kind: 'link',
  url: 'https://library.example/1',
  file: null,
  updated_at: '2026-11-18T08:00:00.000Z',
};

const list = `GET /api/admin/learning/pod/assets/${settling.uuid}`;
const restore = 'POST /api/admin/learning/asset/restore';
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });

test('an asset that somebody else removes meanwhile can be restored, with what was typed', async () => {
  const { server, router } = await openPods(`?area=${uuidOf(1)}&edit=${settling.uuid}`, {
    [list]: { body: { assets: [guide] } },
    [restore]: { body: { asset: guide } },
  });
  await clickButton('Edit A guide');
  await userEvent.type(title(), ' for whānau');
  server.answers[list] = { body: { assets: [] } };
  await act(() => router.options.context.client.invalidateQueries());

  const undo = await screen.findByRole('button', { name: 'Undo: A guide' });
  expect(document.activeElement).toBe(undo);
  server.answers[list] = { body: { assets: [guide] } };
  await userEvent.click(undo);
  await waitFor(() => expect(title().value).toBe('A guide for whānau'));
  expect(document.activeElement).toBe(title());
});
