/** A chunk could not be fetched: there is no network, or a release has replaced it. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('not fetched', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Loads a chunk and returns what `load` resolves to. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(cause);
  }
}
