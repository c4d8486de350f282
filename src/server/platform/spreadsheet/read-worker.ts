import { parentPort, workerData } from 'node:worker_threads';
import { rowsOf } from './rows-of.ts';

parentPort?.postMessage(await rowsOf(Buffer.from(workerData)));
