// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { SmallButton } from './small-button.tsx';

afterEach(cleanup);

const noop = () => undefined;

test.each([
  ['a button', <Button key="b">Go</Button>],
  [
    'a small button',
    <SmallButton key="s" onPress={noop}>
      Go
    </SmallButton>,
  ],
])('a key that is held down does not press %s again', (_, button) => {
  render(button);
  const [shown] = screen.getAllByRole('button');
  if (!shown) throw new Error('There is a button.');
  // What isn't prevented, the browser makes a press of.
  expect(fireEvent.keyDown(shown, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(shown, { key: 'Enter', repeat: true })).toBe(false);
});

test.each([
  ['a button', (says: string, onPress: () => void) => <Button onClick={onPress}>{says}</Button>],
  [
    'a small button',
    (says: string, onPress: () => void) => <SmallButton onPress={onPress}>{says}</SmallButton>,
  ],
])('the second of two clicks presses %s only where it says the same still', (_, draw) => {
  const onPress = vi.fn();
  const { rerender } = render(draw('Retire', onPress));
  const shown = screen.getByRole('button');
  fireEvent.click(shown, { detail: 1 });
  fireEvent.click(shown, { detail: 2 });
  expect(onPress).toHaveBeenCalledTimes(2);
  rerender(draw('Offer again', onPress));
  fireEvent.click(shown, { detail: 3 });
  expect(onPress).toHaveBeenCalledTimes(2);
  fireEvent.click(shown, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(3);
});
