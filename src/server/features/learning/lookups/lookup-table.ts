import type { LookupKind } from '#contract/learning/lookups.ts';
import { aspects, subjectMatters } from '#server/schema/index.ts';

const tables = { 'learning-aspects': aspects, 'subject-matters': subjectMatters };

export const lookupTable = (kind: LookupKind) => tables[kind];
