import { jobKind } from '#server/platform/jobs.ts';

type Step = { import: string };

export const readImport = jobKind<Step>('import.read');
export const compareImport = jobKind<Step>('import.compare');
export const writeImport = jobKind<Step>('import.write');
