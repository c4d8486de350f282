import { parentPort, workerData } from 'node:worker_threads';
import { rowsOf } from './rows-of.ts';
import { tooMany } from './too-many.ts';

const { file, most } = workerData;
const found = await rowsOf(Buffer.from(file));
const refused = 'rows' in found ? tooMany(found.rows.length, most) : undefined;
parentPort?.postMessage(refused ? { unreadable: refused } : found);
