import { asc, type SQL, sql } from 'drizzle-orm';
import { reflections } from '#server/schema/index.ts';

const { uuid, submittedAt, round } = reflections;

const dayInNewZealand = sql`(${submittedAt} at time zone 'Pacific/Auckland')::date`;

/** By the day it was submitted, and of one day those that come back first: an index has this order. */
export const longestWaitFirst: SQL[] = [
  sql`${dayInNewZealand}`,
  sql`(${round} = 1)`,
  asc(submittedAt),
  asc(uuid),
];
