// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { message } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { stubBrowserApis } from '#web/app.test-support.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Pager } from '#web/ui/pager/pager.tsx';

beforeEach(stubBrowserApis);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a busy button says so, keeps its place, and does nothing', async () => {
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  const pressed = vi.fn();
  render(
    <form onSubmit={({ nativeEvent }) => sent(nativeEvent as SubmitEvent)}>
      <Button type="submit" busy onClick={pressed}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Working...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toContain('Save');

  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

test('a field is described by its hint and its error', () => {
  render(<TextField label="Name" id="name" hint="As on the door." error="Too long." />);
  const ids = screen.getByLabelText('Name').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on the door.',
    'Too long.',
  ]);
});

const pager = (page: number, lastPage: number) => {
  const onPage = vi.fn();
  render(
    <Pager
      page={page}
      lastPage={lastPage}
      found={message(listsMessages.inTotal, { total: 1412 })}
      onPage={onPage}
    />,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  return { onPage, names };
};

test('a pager shows two pages either side, and the total in words', async () => {
  const { onPage, names } = pager(5, 28);
  expect(screen.getByText('1,412 in total, page 5 of 28')).toBeTruthy();
  expect(names.slice(2, -2)).toEqual(['Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7']);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5');

  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
  expect(onPage.mock.calls).toEqual([[28]]);
});

test('on the first page the way back is disabled but keeps its place', async () => {
  const { onPage, names } = pager(1, 3);
  expect(names[0]).toBe('First page');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage).not.toHaveBeenCalled();
});

function DialogWithButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add area
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add area">
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

test('a dialog focuses its first field, and closes by its button', async () => {
  render(<DialogWithButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Add area' }));
  expect(screen.getByRole('dialog', { name: 'Add area' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
