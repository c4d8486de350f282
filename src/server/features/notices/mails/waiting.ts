import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import { isOfMentor, stillLearns, waitingSince } from '#server/features/caseload/index.ts';
import { noticeScope, type Reader } from '#server/features/notices/audience.ts';
import { settingsOf } from '#server/features/notices/settings.ts';
import type { Db } from '#server/platform/data/database.ts';
import { reflectionWithin, type Scope } from '#server/platform/data/scope.ts';
import {
  areas,
  certificateCorrections,
  phrases,
  pods,
  presentMentors,
  reflections,
  users,
} from '#server/schema/index.ts';

type Longest = {
  learner: string;
  area: BilingualName;
  pod: BilingualName | null;
  since: Date;
};

export type Waiting = {
  reflections: number;
  /** All of these are of the mentor's own learners. */
  areOwn: boolean;
  longest: Longest | undefined;
  corrections: number;
  phrases: number;
};

/**
 * What waits for somebody now and belongs in their digest: of the reflections in their worklist that
 * can be reviewed, those that wait for another mentor are in that mentor's digest instead.
 */
export async function waitingFor(db: Db, person: Reader): Promise<Waiting> {
  const settings = await settingsOf(db, person);
  const scope = settings.to_review === 'digest' ? scopeOfMentor(person) : undefined;
  const reflections = scope ? await reflectionsFor(db, person, scope) : nothing;
  const corrections = settings.corrections === 'digest' ? await openCorrections(db) : 0;
  const approvesInDigest =
    settings.proposed_phrases === 'digest' && person.roles.includes('learning_designer');
  const phrases = approvesInDigest ? await proposedPhrases(db) : 0;
  return { ...reflections, corrections, phrases };
}

const nothing = { reflections: 0, areOwn: true, longest: undefined };

/** Administrators, who may review everything, have no worklist that would wait for them. */
function scopeOfMentor(person: Reader): Scope | undefined {
  if (person.roles.includes('mentor')) return { everything: true };
  return noticeScope({ ...person, roles: [] }, 'to_review');
}

async function reflectionsFor(db: Db, { uuid }: Reader, scope: Scope) {
  const waiting = and(
    isNotNull(reflections.submittedAt),
    isNull(reflections.completedAt),
    ne(reflections.learner, uuid),
    // What its learner could not read an answer to is nothing to do this morning; `isOffered` is so, too.
    stillLearns(reflections.learner),
    or(isNotForAnotherMentor(uuid), eq(reflections.returnsTo, uuid)),
    reflectionWithin(scope, reflections),
  );
  const [longest] = await db
    .select({
      learner: users.name,
      area: { name: areas.name, name_mi: areas.nameMi },
      pod: { name: pods.name, name_mi: pods.nameMi },
      since: waitingSince.mapWith(reflections.submittedAt),
    })
    .from(reflections)
    .innerJoin(users, eq(users.uuid, reflections.learner))
    .innerJoin(areas, eq(areas.uuid, reflections.area))
    .leftJoin(pods, eq(pods.uuid, reflections.pod))
    .where(waiting)
    .orderBy(asc(waitingSince), asc(reflections.uuid))
    .limit(1);
  if (!longest) return nothing;
  const [counted] = await db
    .select({
      all: count(),
      areOwn: sql<boolean>`bool_and(${isOfMentor(reflections.learner, uuid)})`,
    })
    .from(reflections)
    .where(waiting);
  return { reflections: counted?.all ?? 0, areOwn: counted?.areOwn ?? true, longest };
}

const isNotForAnotherMentor = (mentor: string) => sql`not exists (select from ${presentMentors}
  where ${presentMentors.learner} = ${reflections.learner}
    and ${presentMentors.mentor} <> ${mentor})`;

const proposedPhrases = (db: Db) => db.$count(phrases, eq(phrases.status, 'proposed'));

const openCorrections = (db: Db) =>
  db.$count(certificateCorrections, isNull(certificateCorrections.outcome));
