import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from './problem.ts';
import { rowsOf } from './rows-of.ts';

const { file, most } = workerData;
try {
  const found = await rowsOf(Buffer.from(file));
  const rows = found.rows.length;
  if (rows > most) throw new UnreadableFile({ code: 'tooManyRows', rows, most });
  parentPort?.postMessage({ found });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ problem: error.problem });
}
