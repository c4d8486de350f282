// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { holdEarlyUse } from './early-use.ts';

function Screen({ isNew = false }) {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [pressed, setPressed] = useState('nothing');
  return (
    <>
      {isNew && <button type="button">New</button>}
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} />
      <select defaultValue="en">
        <option value="en">English</option>
        <option value="mi">Māori</option>
      </select>
      <button type="button" onClick={() => setPressed('add')}>
        Add
      </button>
      <output>{JSON.stringify({ text, isTicked, pressed })}</output>
    </>
  );
}

const found = <E extends Element>(selector: string) => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

beforeEach(() => {
  delete window.pressedEarly;
  document.body.innerHTML = `<div id="root">${renderToStaticMarkup(<Screen />)}</div>`;
});

/** React takes over, with something above the rest where `isNew`. */
function takeOver(isNew = false) {
  const root = found<HTMLElement>('#root');
  const repeat = holdEarlyUse(root);
  flushSync(() => createRoot(root).render(<Screen isNew={isNew} />));
  flushSync(() => repeat(root));
  return JSON.parse(found('output').textContent);
}

test('what was typed, ticked, chosen and pressed before React is there is so afterwards', () => {
  found<HTMLInputElement>('input').value = 'Māia';
  found<HTMLInputElement>('[type=checkbox]').checked = true;
  found<HTMLSelectElement>('select').value = 'mi';
  found<HTMLSelectElement>('select').focus();
  window.pressedEarly = found('button');

  expect(takeOver()).toEqual({ text: 'Māia', isTicked: true, pressed: 'add' });
  expect(found<HTMLSelectElement>('select').value).toBe('mi');
  expect(document.activeElement).toBe(found('select'));
});

test('nothing is done to a page that nothing was done to', () => {
  expect(takeOver()).toEqual({ text: '', isTicked: false, pressed: 'nothing' });
});

test('where something else has come between, nothing is pressed instead', () => {
  window.pressedEarly = found('button');
  expect(takeOver(true)).toMatchObject({ pressed: 'nothing' });
});
