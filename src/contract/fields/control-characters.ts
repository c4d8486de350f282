/** Characters that nobody sees and no text may hold; tabs and line breaks are none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
export const controlCharacter = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/u;
