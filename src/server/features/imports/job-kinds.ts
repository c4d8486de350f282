import { jobKind } from '#server/platform/jobs/jobs.ts';

type Step = { import: string };

export const readImportJob = jobKind<Step>('import.read', ['imports']);
export const compareImportJob = jobKind<Step>('import.compare', ['imports']);
export const writeImportJob = jobKind<Step>('import.write', ['imports', 'users', 'organisations']);
