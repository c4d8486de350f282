import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Mentor = { uuid: string; name: string };

/** The learner's own mentor, for a list of anything that has a learner. */
export const mentorOf = (learner: PgColumn): SQL<Mentor | null> => sql`(
  select json_build_object('uuid', own.mentor, 'name', own.name)
  from present_mentors own where own.learner = ${learner})`;
