import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clickButton } from '../../controls.test-support.ts';
import { editArea, openReflections } from './questions.test-support.tsx';

/** Opens the editor of an area's questions. */
export async function openEditor(more: Parameters<typeof openReflections>[0] = {}) {
  const opened = await openReflections({ search: editArea, ...more });
  await screen.findByRole('button', { name: 'Add a new question' });
  return opened;
}

export const list = () => screen.getByRole('list', { name: /^Questions in/ });

export const texts = () =>
  within(list())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[lang]')?.textContent);

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');

export async function addQuestion(text: string) {
  await clickButton('Add question');
  await userEvent.keyboard(`${text}{Enter}`);
}

export const hasDraft = () => Object.keys(localStorage).some((key) => key.includes(':questions:'));
