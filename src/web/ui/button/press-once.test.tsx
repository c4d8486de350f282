// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { SmallButton } from './small-button.tsx';

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
