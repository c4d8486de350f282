import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** What people do with the controls of a page, by the names they read there. */
export const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const clickLink = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }));

/** By the first of its two buttons. */
export async function closeDialog() {
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) await userEvent.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Presses what a dialog asks about, and cancels that before the answer comes. */
export async function pressAndClose(dialog: HTMLElement, name: string) {
  await userEvent.click(within(dialog).getByRole('button', { name }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
}
