import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FoundTable } from './parse-spreadsheet.ts';
import { type Problem, UnreadableFile } from './problem.ts';

const LONGEST = 30_000;
const MEBIBYTES_EACH = 512;

/**
 * Every row of a CSV or Excel file that is not blank. Read in a thread of its own, so that everybody
 * else's requests go on meanwhile, and a file that eats memory or time takes only that thread along.
 * More rows than `most` never leave it. Throws an `UnreadableFile`.
 */
export async function readSpreadsheet(file: Buffer, most = Infinity): Promise<FoundTable> {
  const worker = new Worker(new URL('read-worker.ts', import.meta.url), {
    workerData: { file, most },
    resourceLimits: { maxOldGenerationSizeMb: MEBIBYTES_EACH },
  });
  // What happens to it after it was given up concerns nobody, and would otherwise end the server.
  worker.on('error', () => undefined);
  try {
    const answer: unknown[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(LONGEST),
    });
    return foundIn(answer[0] as Answer);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('tooCostly');
  } finally {
    await worker.terminate();
  }
}

type Answer = { found: FoundTable } | { problem: Problem };

function foundIn(answer: Answer): FoundTable {
  if ('problem' in answer) throw new UnreadableFile(answer.problem);
  return answer.found;
}
