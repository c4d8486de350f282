/** '1 pod', '6 pods' */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-NZ')} ${count === 1 ? one : several}`;
