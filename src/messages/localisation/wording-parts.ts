/** What a wording holds besides words, in the order in which it stands there. */
type Part = { kind: 'value' | 'tag' | 'words'; text: string };

// To i18next a value ends where its line does.
const apart = /(\{\{[^{}\n\r\u2028\u2029]*\}\}|<\/?[a-z][^<>]*>)/gi;

/** `Signed by {{mentor}}` in its parts, so that people can see which of them is no word. */
export const wordingParts = (wording: string): Part[] =>
  wording
    .split(apart)
    .filter((text) => text !== '')
    .map((text) => ({ kind: kindOf(text), text }));

function kindOf(text: string): Part['kind'] {
  if (text.startsWith('{{') && text.endsWith('}}')) return 'value';
  return /^<\/?[a-z][^<>]*>$/i.test(text) ? 'tag' : 'words';
}
