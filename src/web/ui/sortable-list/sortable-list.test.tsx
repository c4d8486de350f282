// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubBrowserApis } from '#web/app.test-support.tsx';
import { changeLanguage } from '#web/i18n/language.ts';
import { serveTranslations } from '#web/translations.test-support.ts';
import { moveItem, SortableList } from './sortable-list.tsx';

const five = ['Ata', 'Awa', 'Ika', 'Ora', 'Ui'];

function Questions({ items = five, isFixed = false }) {
  const [current, setCurrent] = useState(items);
  return (
    <SortableList
      items={current}
      keyOf={(item) => item}
      nameOf={(item) => item}
      label="Fish"
      noun="Question"
      isFixed={isFixed}
      onMove={(from, to) => setCurrent(moveItem(current, from, to))}
      renderItem={(item) => (
        <>
          <span data-testid="item">{item}</span>
          <input aria-label={`Text of ${item}`} />
        </>
      )}
    />
  );
}

beforeEach(stubBrowserApis);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const order = () => screen.getAllByTestId('item').map((item) => item.textContent);
const announced = () => screen.getByRole('status').textContent?.trim();
const button = (name: string) => screen.getByRole('button', { name });

test('a button moves a row by one, announces its position, and keeps the focus', async () => {
  render(<Questions />);
  await userEvent.click(button('Move Ika up'));

  expect(order()).toEqual(['Ata', 'Ika', 'Awa', 'Ora', 'Ui']);
  expect(announced()).toBe('Question 3 moved to position 2 of 5');
  expect(document.activeElement).toBe(button('Move Ika up'));

  await userEvent.click(button('Move Ika down'));
  expect(announced()).toBe('Question 2 moved to position 3 of 5');
  expect(order()).toEqual(five);
});

test('the first row cannot go up, nor the last one down, but their buttons stay', async () => {
  render(<Questions />);
  await userEvent.click(button('Move Ata up'));
  await userEvent.click(button('Move Ui down'));

  expect(order()).toEqual(five);
  expect(announced()).toBe('');
  expect(button('Move Ata up').getAttribute('aria-disabled')).toBe('true');
});

test('Alt and an arrow move the row that has the focus, again and again', async () => {
  render(<Questions />);
  button('Move Ui to position…').focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');

  expect(order()).toEqual(['Ata', 'Awa', 'Ui', 'Ika', 'Ora']);
  expect(announced()).toBe('Question 4 moved to position 3 of 5');
  expect(document.activeElement).toBe(button('Move Ui to position…'));

  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['Ata', 'Awa', 'Ika', 'Ui', 'Ora']);
});

test('within a field, Alt and an arrow do not move the row', async () => {
  render(<Questions />);
  screen.getByLabelText('Text of Ika').focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(order()).toEqual(five);
});

test('a row goes straight to the position that is chosen for it', async () => {
  render(<Questions />);
  await userEvent.click(button('Move Ata to position…'));
  expect(document.activeElement).toBe(screen.getByLabelText('Move to position'));
  await userEvent.selectOptions(screen.getByLabelText('Move to position'), '4');
  await userEvent.click(button('Move'));

  expect(order()).toEqual(['Awa', 'Ika', 'Ora', 'Ata', 'Ui']);
  expect(announced()).toBe('Question 1 moved to position 4 of 5');
  expect(document.activeElement).toBe(button('Move Ata to position…'));
  expect(screen.queryByLabelText('Move to position')).toBeNull();
});

test('Enter in the position moves, Escape leaves everything as it was', async () => {
  render(<Questions />);
  await userEvent.click(button('Move Ata to position…'));
  await userEvent.keyboard('{Escape}');
  expect(order()).toEqual(five);
  expect(document.activeElement).toBe(button('Move Ata to position…'));

  await userEvent.keyboard('{Enter}');
  await userEvent.selectOptions(screen.getByLabelText('Move to position'), '2');
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['Awa', 'Ata', 'Ika', 'Ora', 'Ui']);
});

test('the same move twice is announced twice', async () => {
  render(<Questions />);
  await userEvent.click(button('Move Awa up'));
  const first = screen.getByRole('status').textContent;
  await userEvent.click(button('Move Ata up'));
  expect(announced()).toBe(first?.trim());
  expect(screen.getByRole('status').textContent).not.toBe(first);
});

test('a single row, and a fixed list, cannot be moved', () => {
  const { unmount } = render(<Questions items={['Ata']} />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();

  render(<Questions isFixed />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('any sequence of moves keeps every item', () => {
  let items = five;
  for (let seed = 1; seed < 2_000; seed += 1) {
    const [from, to] = [(seed * 7) % 5, (seed * seed * 3) % 5];
    const item = items[from];
    items = moveItem(items, from, to);
    expect(items[to]).toBe(item);
    expect(items.toSorted()).toEqual(five);
  }
});

test('the current position is marked with the language of its text', async () => {
  const texts = serveTranslations({ mi: {} });
  onTestFinished(texts.stop);
  render(<Questions />);
  await act(() => changeLanguage('mi'));
  await userEvent.click(button('Move Awa to position…'));
  expect(screen.getByRole('option', { name: '2 (now)' }).lang).toBe('en-NZ');
  expect(screen.getByRole('option', { name: '3' }).lang).toBe('');
});
