import { controlCharacter } from '#contract/fields/control-characters.ts';

const everyControlCharacter = new RegExp(controlCharacter, 'gu');

/**
 * Texts from Word and slides hold line breaks of their own (vertical tabs), and sometimes characters
 * that nobody sees. The server refuses both, and whoever pasted them couldn't find what is wrong.
 */
export function cleanInsertedText() {
  document.addEventListener('beforeinput', (event) => {
    const { data, cancelable, isComposing } = event;
    // What can't be stopped would be there twice.
    if (!data || !cancelable || isComposing || !controlCharacter.test(data.replaceAll('\r', '')))
      return;
    event.preventDefault();
    // In this way it can be undone like anything typed.
    document.execCommand('insertText', false, cleaned(data));
  });
}

const cleaned = (text: string) =>
  text.replace(/\r\n?|[\v\f]/g, '\n').replace(everyControlCharacter, '');
