import { spaced } from './phrase-text.ts';

/**
 * Types the text where the caret is, in place of what is selected. As if it were typed: the browser's
 * own undo takes it out again, and the box saves its draft.
 */
export function insertAtCaret(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const { value, selectionStart, selectionEnd } = area;
  const typed = spaced(text, value.slice(0, selectionStart), value.slice(selectionEnd));
  // Deprecated, and the only way that the browser's undo knows of.
  if (document.execCommand?.('insertText', false, typed)) return;
  area.setRangeText(typed, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
