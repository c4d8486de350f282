import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** What people do with the controls of a page, by the names they read there. */
export const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const clickLink = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }));
