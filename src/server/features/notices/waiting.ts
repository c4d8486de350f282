import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Role } from '#contract/permissions.ts';
import type { Db } from '#server/platform/database.ts';
import { areas, certificateCorrections, pods, reflections, users } from '#server/schema/index.ts';
import { settingsOf } from './settings.ts';

type Longest = {
  learner: string;
  area: { name: string };
  pod: { name: string } | null;
  since: Date;
};

export type Waiting = { reflections: number; longest: Longest | undefined; corrections: number };

type Person = { uuid: string; roles: readonly Role[] };

/**
 * What waits for somebody now, of what they have in their digest. The reflections are those of the
 * mentor's worklist: where it is narrowed to a mentor's own learners, this is narrowed with it.
 */
export async function waitingFor(db: Db, person: Person): Promise<Waiting> {
  const settings = await settingsOf(db, person);
  const reviews = settings.to_review === 'digest' && person.roles.includes('mentor');
  const reflections = reviews ? await reflectionsFor(db, person) : nothing;
  const corrections = settings.corrections === 'digest' ? await openCorrections(db) : 0;
  return { ...reflections, corrections };
}

const nothing = { reflections: 0, longest: undefined };

async function reflectionsFor(db: Db, { uuid }: Person) {
  const waiting = and(
    isNotNull(reflections.submittedAt),
    isNull(reflections.completedAt),
    ne(reflections.learner, uuid),
  );
  const [longest] = await db
    .select({
      learner: users.name,
      area: { name: areas.name },
      pod: { name: pods.name },
      since: sql<Date>`greatest(${reflections.submittedAt}, ${reflections.reopenedAt})`.mapWith(
        reflections.submittedAt,
      ),
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .where(waiting)
    .orderBy(asc(reflections.submittedAt), asc(reflections.uuid))
    .limit(1);
  return { reflections: longest ? await db.$count(reflections, waiting) : 0, longest };
}

const openCorrections = (db: Db) =>
  db.$count(certificateCorrections, isNull(certificateCorrections.outcome));
