/** Word for word as people know them (specification, 5). They used to be alerts. */
export const sentences = {
  noLearner: 'Please select user to assign and view learning',
  tooMany: "Can't assign more than 3 areas",
  incomplete: 'Please select learner and assign learners to learning areas',
} as const;

/** '1 area', '3 areas'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-NZ')} ${count === 1 ? one : many}`;
}

/** 'Belonging, Leadership and Assessment' */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
