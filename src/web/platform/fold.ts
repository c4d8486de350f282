/** As people search: 'taupo' finds 'Taupō'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase('en-NZ');
