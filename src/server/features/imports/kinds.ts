import { jobKind } from '#server/platform/jobs.ts';

type Step = { import: string };

export const readImport = jobKind<Step>('import.read', ['imports']);
export const compareImport = jobKind<Step>('import.compare', ['imports']);
export const writeImport = jobKind<Step>('import.write', ['imports', 'users', 'organisations']);
