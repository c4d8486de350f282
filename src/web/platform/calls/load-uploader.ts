import { loadChunk } from './load-chunk.ts';

/** What sends a file and reports its progress, once somebody has a file to send. */
export const loadUploader = () => loadChunk(() => import('./send-with-progress.ts'));
