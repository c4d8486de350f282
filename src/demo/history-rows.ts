import { daysAfter } from './calendar.ts';
import { idOf } from './chance.ts';
import type { Person } from './people.ts';
import type { ReflectionRows } from './reflection-rows.ts';

type Certificate = { uuid: string; number: string; reflection: string; issuedAt: Date };

export type Assigned = { learner: Person; by: Person; at: Date; areas: string[] };

type Past = {
  admin: Person;
  people: readonly Person[];
  assigned: readonly Assigned[];
  reflections: readonly ReflectionRows[];
  certificates: readonly Certificate[];
  now: Date;
};

/** What the history of these records says; as the server would have written it when it happened. */
export function historyRows({ admin, people, assigned, reflections, certificates, now }: Past) {
  const events = [
    ...people
      .filter(({ roles, state }) => roles.length > 0 && state !== 'unverified')
      .filter(({ createdAt }) => createdAt > daysAfter(now, -120))
      .map(({ uuid, createdAt, name, email, roles }) => ({
        ...{ action: 'user.created', subjectType: 'user', subject: uuid },
        ...{ at: createdAt, actor: admin.uuid, after: { name, email, active: true, roles } },
      })),
    ...assigned.map(({ learner, by, at, areas }) => ({
      ...{ action: 'assignment.saved', subjectType: 'assignment', subject: learner.uuid },
      ...{ at, actor: by.uuid, after: { areas } },
    })),
    ...reflections.flatMap(reviewEvents),
    ...certificates.map(({ uuid, number, reflection, issuedAt }) => ({
      ...{ action: 'certificate.issued', subjectType: 'certificate', subject: uuid },
      ...{ at: issuedAt, actor: signer(reflections, reflection), after: { number } },
    })),
  ];
  return events.map((event, index) => ({
    ...event,
    uuid: idOf('event', event.action, event.subject, index),
    /** From the range that documentation may use. */
    address: '203.0.113.7',
  }));
}

function reviewEvents({ reflection, reviews }: ReflectionRows) {
  const of = { subjectType: 'reflection', subject: reflection.uuid };
  const stored = reviews.map(({ uuid, answer, reviewer, createdAt }) => ({
    ...{ ...of, action: 'review.stored', at: createdAt, actor: reviewer },
    after: { review: uuid, answer },
  }));
  const { completedAt, completedBy } = reflection;
  if (!completedAt) return stored;
  return [
    ...stored,
    { ...of, action: 'reflection.signed-off', at: completedAt, actor: completedBy, after: null },
  ];
}

function signer(reflections: readonly ReflectionRows[], uuid: string): string | null {
  const found = reflections.find(({ reflection }) => reflection.uuid === uuid);
  return found?.reflection.completedBy ?? null;
}
