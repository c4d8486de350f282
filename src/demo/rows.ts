import { daysAfter, minutesAfter } from './calendar.ts';
import { certificateRows, coveredPods, type SignedOffArea } from './certificate-rows.ts';
import { factRows } from './fact-rows.ts';
import { historyRows } from './history-rows.ts';
import { areaId, learningRows } from './learning-rows.ts';
import { demoAccounts, learners } from './named-records.ts';
import { noticeRows } from './notice-rows.ts';
import { membershipRows, organisationRoleRows, organisationRows } from './organisation-rows.ts';
import { demoPeople, type Person, userRow } from './people.ts';
import { phraseNoticeRows, phraseRows } from './phrase-rows.ts';
import { plansFor } from './plan.ts';
import { type Random, randomFor } from './random.ts';
import { type ReflectionRows, reflectionId, reflectionRows } from './reflection-rows.ts';
import { type ScheduledWork, scheduleWork } from './reflection-timelines.ts';
import { subscriptionRows } from './subscription-rows.ts';

type Given = { now: Date; passwordHash: string; regions: ReadonlyMap<string, string> };

/** Every row of the demo, table by table. */
export function demoRows({ now, passwordHash, regions }: Given) {
  const people = demoPeople(now);
  const admin = byEmail(people, demoAccounts.admin.email);
  const learned = learnedBy(people, now);
  const written = learned.flatMap(({ done, ...who }) =>
    done.flatMap(({ area, sittings }) =>
      sittings.map((sitting) => reflectionRows({ ...who, admin, area, sitting, now })),
    ),
  );
  const { corrections, ...issued } = certificateRows(learned.flatMap(signedOffAreas), admin, now);
  const phrases = phraseRows(people, now);
  const assigned = learned.map(({ learner, mentor, done }) => ({
    learner,
    by: mentor,
    at: firstOf(done),
    areas: assignedAreas(done).map(areaId),
  }));
  return {
    ...learningRows(now),
    organisations: organisationRows(now, regions),
    users: people.map((person) =>
      userRow(person, { passwordHash, lastLoginAt: lastLogin(person, written, now) }),
    ),
    userRoles: people.flatMap(({ uuid, roles }) => roles.map((role) => ({ user: uuid, role }))),
    memberships: people.flatMap(membershipRows),
    organisationRoles: organisationRoleRows(people, admin),
    learnerMentors: learned.flatMap((one) => mentorRows(one, admin)),
    assignments: learned.flatMap(assignmentRows),
    reflections: written.map(({ reflection }) => reflection),
    reflectionQuestions: written.flatMap(({ questions }) => questions),
    answers: written.flatMap(({ answers }) => answers),
    reviews: written.flatMap(({ reviews }) => reviews),
    reflectionSteps: factRows(written, people),
    answerVersions: written.flatMap(({ versions }) => versions),
    ...issued,
    certificateCorrections: corrections,
    phrases,
    notices: [
      ...noticeRows({ people, reflections: written, ...issued, now }),
      ...phraseNoticeRows(phrases, people),
    ],
    subscriptions: subscriptionRows(people, now),
    auditEvents: historyRows({ admin, people, assigned, reflections: written, ...issued, now }),
  };
}

type Learned = { learner: Person; mentor: Person; done: ScheduledWork[] };

/** The work of all learners, each with one mentor. Nobody is their own mentor. */
function learnedBy(people: readonly Person[], now: Date): Learned[] {
  const dice = randomFor('mentors');
  const hana = byEmail(people, demoAccounts.mentor.email);
  const mentors = people.filter(
    ({ roles, state }) => roles.includes('mentor') && state === 'active',
  );
  const withHana = [demoAccounts.learner.email, learners.priya.email, learners.keita.email];

  function mentorOf(learner: Person, dice: Random): Person {
    if (withHana.includes(learner.email) || dice.chance(0.4)) return hana;
    return dice.pick(mentors.filter(({ uuid }) => uuid !== learner.uuid));
  }
  return plansFor(people).map((plan) => ({
    learner: plan.learner,
    mentor: mentorOf(plan.learner, dice),
    done: scheduleWork(plan, now),
  }));
}

function byEmail(people: readonly Person[], email: string): Person {
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`Nobody in the demo has the address ${email}`);
  return found;
}

const firstOf = (done: readonly ScheduledWork[]) =>
  new Date(Math.min(...done.map(({ assignedAt }) => assignedAt.getTime())));

const assignedAreas = (done: readonly ScheduledWork[]) =>
  done.filter(({ assigned }) => assigned).map(({ area }) => area);

function assignmentRows({ learner, mentor, done }: Learned) {
  const dice = randomFor(`assignment of ${learner.email}`);
  // Any different numbers will do; some mentors leave gaps between them.
  const step = dice.chance(0.2) ? 10 : 1;
  return done
    .filter(({ assigned }) => assigned)
    .map(({ area, assignedAt }, index) => ({
      learner: learner.uuid,
      area: areaId(area),
      slot: index + 1,
      order: (index + 1) * step,
      assignedBy: mentor.uuid,
      assignedAt,
    }));
}

/** Some learners have no mentor of their own yet, and were reviewed by various mentors. */
function mentorRows({ learner, mentor, done }: Learned, admin: Person) {
  if (randomFor(`mentor of ${learner.email}`).chance(0.15)) return [];
  return [{ learner: learner.uuid, mentor: mentor.uuid, since: firstOf(done), by: admin.uuid }];
}

function signedOffAreas({ learner, mentor, done }: Learned): SignedOffArea[] {
  const pods = done.flatMap(({ sittings }) =>
    sittings.flatMap(({ pod, completedAt: at }) => (pod && at ? [{ pod, at }] : [])),
  );
  return done.flatMap(({ area, sittings }) =>
    sittings.flatMap(({ pod, completedAt, reopened }) => {
      const at = completedAt ?? reopened?.signedOffAt;
      if (pod || !at) return [];
      const before = new Set<string>(pods.filter((done) => done.at <= at).map(({ pod }) => pod));
      const reflection = reflectionId(learner, { area, pod: null });
      const undone = reopened && { ...reopened, isAgain: completedAt !== null };
      return [
        { reflection, learner, mentor, area, covered: coveredPods(area, before), at, undone },
      ];
    }),
  );
}

/** Learners were last seen when they wrote last, everybody else within the last month. */
function lastLogin(
  { uuid, email, createdAt }: Person,
  written: readonly ReflectionRows[],
  now: Date,
): Date {
  const own = written.filter(({ reflection }) => reflection.learner === uuid);
  const wrote = own.flatMap(({ reflection: { submittedAt }, answers }) => [
    ...answers.map(({ updatedAt }) => updatedAt.getTime()),
    ...(submittedAt ? [submittedAt.getTime()] : []),
  ]);
  if (wrote.length > 0) return minutesAfter(new Date(Math.max(...wrote)), -35);
  const someDay = daysAfter(now, randomFor(`last visit of ${email}`).whole(3, 260) / -10);
  return someDay > createdAt ? someDay : daysAfter(createdAt, 0.2);
}
