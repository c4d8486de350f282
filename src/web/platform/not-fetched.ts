/** A file of the program that did not come: there is no network, or a release has replaced it. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('not fetched', { cause });
    this.name = 'NotFetched';
  }
}

/** What a file exports; for what is loaded only when it is wanted. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new NotFetched(cause);
  }
}
