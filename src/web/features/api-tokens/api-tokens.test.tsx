// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/index.ts';
import { tokenOf } from '#server/features/api-tokens/tokens.test-support.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const password = 'kererū in the kōwhai';
const passwordHash = await hashPassword(password);

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a token is created, shown once, and ended', async () => {
  const mentor = await world.person('Hana Rewi', 'mentor', { passwordHash });
  await connectBrowser(world, mentor);
  await openApp('/account');
  await screen.findByText('You have no API tokens.');

  await userEvent.click(await button('Create a token'));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Name of the token' }),
    'Whānau newsletter',
  );
  // Nothing is ticked for anybody, and only administrators connect other systems.
  const boxes = within(screen.getByRole('group', { name: 'What it may do' }));
  expect(boxes.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(boxes.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.queryByRole('combobox', { name: 'For' })).toBeNull();
  await userEvent.click(boxes.getByRole('checkbox', { name: /waiting for review/ }));
  const form = boxes.getAllByRole('checkbox')[0]?.closest('form');
  if (!form) throw new Error('The boxes are in no form.');
  await userEvent.type(within(form).getByLabelText('Current password'), password);
  await userEvent.click(within(form).getByRole('button', { name: 'Create a token' }));

  const secret = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'API token “Whānau newsletter”',
  });
  const headers = { authorization: `Bearer ${secret.value}` };
  const ask = async () => (await world.app.inject({ url: '/api/user', headers })).statusCode;
  expect(await ask()).toBe(200);
  await userEvent.click(await button('I’ve copied it'));
  expect(document.body.textContent).not.toContain(secret.value);

  await userEvent.click(await button('End the token “Whānau newsletter”'));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }),
  );
  await screen.findByText('“Whānau newsletter” has been ended.');
  expect(await ask()).toBe(401);
});

test('the system page lists everybody’s tokens, and administrators end them there', async () => {
  const owner = await world.person('Aroha Ngāta', 'mentor');
  await tokenOf(world, owner, { name: 'Forgotten script' });
  await connectBrowser(world, await world.person('Mere', 'admin'));
  await openApp('/system');

  const list = await screen.findByRole('region', { name: 'API tokens' });
  expect(within(list).getByRole('link', { name: 'Aroha Ngāta' })).toBeTruthy();
  await userEvent.click(await button('End the token “Forgotten script”'));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }),
  );
  await screen.findByText('“Forgotten script” has been ended.');
  await expect.poll(() => within(list).queryByRole('link', { name: 'Aroha Ngāta' })).toBeNull();
});
