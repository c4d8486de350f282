import { v7 as newUuid } from 'uuid';
import { hashPassword } from '#server/features/accounts/index.ts';
import type { Db } from '#server/platform/data/database.ts';
import { userRoles, users } from '#server/schema/index.ts';
import { learningFixtures } from '#testing/learning-fixtures.ts';

export const password = 'kea-tūī-weka-pīwakawaka';

/** For connections that add people, many at once, on a machine that is busy with other work. */
export const patience = { connections: 10, wait: 600_000, use: 600_000 };

type Role = typeof userRoles.$inferInsert.role;
type Reflection = { uuid: string; answers: string[] };
/** A mentor, and the reflections of one learner that only they review. */
export type Mentor = { email: string; learner: string; reflections: Reflection[] };
type Begun = { submittedAt?: Date | null };

/**
 * Mentors, each with a learner and reflections, by default waiting for them, and one reflection for
 * all.
 */
export async function addStaff(db: Db, count: number, each: number, begun: Begun = {}) {
  const { area, reflection } = learningFixtures(db);
  const passwordHash = await hashPassword(password);
  async function person(name: string, role: Role) {
    const row = { uuid: newUuid(), name, email: `${newUuid()}@school.example` };
    await db.insert(users).values({ ...row, passwordHash, emailVerifiedAt: new Date() });
    await db.insert(userRoles).values({ user: row.uuid, role });
    return row;
  }

  const areas = await Promise.all(Array.from({ length: each }, () => area()));
  async function mentor(name: string): Promise<Mentor> {
    const learner = await person(`Learner of ${name}`, 'independent_learner');
    const { email } = await person(name, 'mentor');
    const waiting = areas.map((of) => reflection(learner, { ...begun, area: of }));
    return { email, learner: learner.email, reflections: await Promise.all(waiting) };
  }
  const mentors = await Promise.all(Array.from({ length: count }, (_, n) => mentor(`Mentor ${n}`)));
  const shared = await reflection(await person('Everybody’s learner', 'independent_learner'));
  return { mentors, shared };
}
