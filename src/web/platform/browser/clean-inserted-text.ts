import { controlCharacter } from '#contract/fields/control-characters.ts';

const everyControlCharacter = new RegExp(controlCharacter, 'gu');

/**
 * What brings a text from elsewhere. What is typed or composed isn't touched: some keyboards type an emoji
 * as two halves, of which each looks like a character that can't be stored.
 */
const fromElsewhere = new Set([
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
  'insertReplacementText',
]);

/**
 * Texts from Word and slides hold line breaks of their own (vertical tabs), and sometimes characters
 * that nobody sees. The server refuses both, and whoever pasted them couldn't find what is wrong.
 */
export function cleanInsertedText() {
  document.addEventListener('beforeinput', (event) => {
    const { data, cancelable, inputType } = event;
    // What can't be stopped would be there twice.
    if (!data || !cancelable || !fromElsewhere.has(inputType)) return;
    if (!controlCharacter.test(data.replaceAll('\r', ''))) return;
    // In this way it can be undone like anything typed. Where it can't be, the browser inserts the text as
    // it is, which is better than losing it.
    if (document.execCommand('insertText', false, cleaned(data))) event.preventDefault();
  });
}

const cleaned = (text: string) =>
  text.replace(/\r\n?|[\v\f]/g, '\n').replace(everyControlCharacter, '');
