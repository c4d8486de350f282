import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';

/** Counts and hashes what goes through. */
export function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    /** To be asked once, at the end. */
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** Where a stream ends that was only to be measured. */
export const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
