// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { textIndex, updateText } from '#contract/localisation/wordings.ts';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Hana Rāwiri', 'learning_designer');
const key = 'shared.copy';

test('a wording that was emptied is not saved, and says why', async () => {
  await world.as(designer)(updateText, { body: { locale: 'mi', key, text: 'Kape' } });
  await connectBrowser(world, designer);
  await openApp(`/localisation?search=${key}&text=${key}`);
  const field = await screen.findByRole('textbox', { name: `Wording of ${key}` });
  await userEvent.clear(field);
  await clickButton('Save');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a text.')).toBeTruthy();
  const { reply } = await world.as(designer)(textIndex, { query: { locale: 'mi', search: key } });
  expect(reply.texts.data.map(({ text }) => text)).toContain('Kape');
});
