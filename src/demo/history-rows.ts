import type { HistoryAction, HistoryKind } from '#contract/history/history-words.ts';
import { daysAfter, minutesAfter } from './calendar.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';
import type { ReflectionRows } from './reflection-rows.ts';

type Certificate = {
  uuid: string;
  number: string;
  reflection: string;
  issuedAt: Date;
  correctedAt: Date | undefined;
};

export type Assigned = { learner: Person; by: Person; at: Date; areas: string[] };

type Past = {
  admin: Person;
  people: readonly Person[];
  assigned: readonly Assigned[];
  reflections: readonly ReflectionRows[];
  certificates: readonly Certificate[];
  now: Date;
};

type Event = {
  action: HistoryAction;
  subjectType: HistoryKind;
  subject: string;
  at: Date;
  actor: string | null;
  before?: object;
  after?: object;
};

/** The history of these records, as the server would have written it at the time. */
export function historyRows({ admin, people, assigned, reflections, certificates, now }: Past) {
  const events: Event[] = [
    ...people
      .filter(({ createdAt }) => createdAt > daysAfter(now, -120))
      .flatMap((person) => accountEvents(person, admin)),
    ...assigned.map(({ learner, by, at, areas }) => ({
      ...({ action: 'assignment.changed', subjectType: 'assignment' } as const),
      subject: learner.uuid,
      at,
      actor: by.uuid,
      before: { areas: [] },
      after: { areas },
    })),
    ...reflections.flatMap(reviewEvents),
    ...certificates.map(({ uuid, number, reflection, issuedAt, correctedAt }) => ({
      ...({ action: 'certificate.issued', subjectType: 'certificate' } as const),
      subject: uuid,
      at: correctedAt ?? issuedAt,
      actor: signer(reflections, reflection),
      after: { number },
    })),
  ];
  return events.map((event, index) => ({
    ...event,
    uuid: idOf('event', event.action, event.subject, index),
    /** An address of the range that is reserved for documentation. */
    address: '203.0.113.7',
  }));
}

/** People without a role, or not verified, registered themselves; others were added, some deactivated since. */
function accountEvents(person: Person, admin: Person): Event[] {
  const { uuid, name, email, roles, state, createdAt } = person;
  const of = { subjectType: 'user', subject: uuid, at: createdAt } as const;
  if (roles.length === 0 || state === 'unverified') {
    return [{ ...of, action: 'user.registered', actor: uuid }];
  }
  const after = { name, email, active: true, roles };
  const added: Event[] = [
    { ...of, action: 'user.stored', actor: admin.uuid, after },
    { ...of, action: 'user.invited', actor: admin.uuid, at: minutesAfter(createdAt, 1) },
  ];
  if (state !== 'inactive') return added;
  const deactivated = { actor: admin.uuid, before: { active: true }, after: { active: false } };
  return [...added, { ...of, ...deactivated, action: 'user.changed', at: daysAfter(createdAt, 5) }];
}

function reviewEvents({ reflection, reviews, steps }: ReflectionRows): Event[] {
  const of = { subjectType: 'reflection', subject: reflection.uuid } as const;
  const stored = reviews.map(({ uuid, answer, reviewer, createdAt }) => ({
    ...({ ...of, action: 'review.stored', at: createdAt, actor: reviewer } as const),
    after: { review: uuid, answer },
  }));
  return [...stored, ...steps.map((step) => ({ ...of, ...step }))];
}

function signer(reflections: readonly ReflectionRows[], uuid: string): string | null {
  const found = reflections.find(({ reflection }) => reflection.uuid === uuid);
  return found?.reflection.completedBy ?? null;
}
