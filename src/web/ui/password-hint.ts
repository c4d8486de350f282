/** Also in the server's ready HTML (ready-forms.ts). */
export const passwordHint =
  'At least 8 characters. Three or four unusual words in a row work well.';
