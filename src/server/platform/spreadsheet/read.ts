import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { importProblemsText } from '#texts/import-problems.ts';
import type { Sayable } from '#texts/text.ts';
import { turns } from '../turns.ts';
import type { Found } from './rows-of.ts';

/** A file that can't be read, with a sentence for whoever chose it. */
export class Unreadable extends Error {
  readonly says: Sayable;

  constructor(says: Sayable) {
    super('This file can not be read');
    this.says = says;
  }
}

const LONGEST = 30_000;
const MEBIBYTES_EACH = 512;
/** Each may take ten times what is in its file. */
const reading = turns({ atOnce: 1, waiting: 20 });

/**
 * Every row of a CSV or Excel file that is not blank. Read in a thread of its own, so that everybody
 * else's requests go on meanwhile, and a file that eats memory or time takes only that thread along.
 * More rows than `most` never leave it. One file at a time.
 */
export const readSpreadsheet = (file: Buffer, most = Infinity): Promise<Found> =>
  reading('file', () => readBeside(file, most));

async function readBeside(file: Buffer, most: number): Promise<Found> {
  const worker = new Worker(new URL('read-worker.ts', import.meta.url), {
    workerData: { file, most },
    resourceLimits: { maxOldGenerationSizeMb: MEBIBYTES_EACH },
  });
  // What happens to it after it was given up concerns nobody, and would otherwise end the server.
  worker.on('error', () => undefined);
  try {
    const [found] = await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST) });
    if ('unreadable' in found) throw new Unreadable(found.unreadable);
    return found;
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(importProblemsText.tooMuch);
  } finally {
    await worker.terminate();
  }
}
