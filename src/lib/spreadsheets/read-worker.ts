import { parentPort, workerData } from 'node:worker_threads';
import { parseSpreadsheet } from './parse-spreadsheet.ts';
import { UnreadableFile } from './problem.ts';

const { file, maxRows } = workerData;
try {
  const table = await parseSpreadsheet(Buffer.from(file));
  const rows = table.rows.length;
  if (rows > maxRows) throw new UnreadableFile({ code: 'tooManyRows', rows, most: maxRows });
  parentPort?.postMessage({ table });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ problem: error.problem });
}
