import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ParsedTable } from './parse-spreadsheet.ts';
import { type Problem, UnreadableFile } from './problem.ts';

const TIMEOUT = 30_000;
const MAX_MEBIBYTES = 512;

/**
 * All rows of a CSV or Excel file that are not blank. Read in a thread of its own, so that it does not
 * block requests, and a file that takes too much memory or time ends only that thread. Throws an
 * `UnreadableFile`, also where there are more than `maxRows`.
 */
export async function readSpreadsheet(file: Buffer, maxRows = Infinity): Promise<ParsedTable> {
  const worker = new Worker(new URL('read-worker.ts', import.meta.url), {
    workerData: { file, maxRows },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEBIBYTES },
  });
  // An error after the timeout would otherwise end the server.
  worker.on('error', () => undefined);
  try {
    const [answer]: unknown[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return tableOf(answer as Answer);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('tooCostly');
  } finally {
    await worker.terminate();
  }
}

type Answer = { table: ParsedTable } | { problem: Problem };

function tableOf(answer: Answer): ParsedTable {
  if ('problem' in answer) throw new UnreadableFile(answer.problem);
  return answer.table;
}
