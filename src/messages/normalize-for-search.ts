/** For searching without macrons: 'taupo' finds 'Taupō'. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase('en-NZ');
