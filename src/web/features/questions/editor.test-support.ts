import { screen, within } from '@testing-library/react';
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
