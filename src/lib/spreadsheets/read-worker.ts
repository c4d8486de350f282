import { parentPort, workerData } from 'node:worker_threads';
import { parseSpreadsheet } from './parse-spreadsheet.ts';
import { UnreadableFile } from './problem.ts';

const { file, most } = workerData;
try {
  const found = await parseSpreadsheet(Buffer.from(file));
  const rows = found.rows.length;
  if (rows > most) throw new UnreadableFile({ code: 'tooManyRows', rows, most });
  parentPort?.postMessage({ found });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ problem: error.problem });
}
