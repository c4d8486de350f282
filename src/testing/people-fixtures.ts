import { v7 as newUuid } from 'uuid';
import type { Db } from '#server/platform/data/database.ts';
import {
  learnerMentors,
  memberships,
  organisationRoles,
  organisations,
  regions,
} from '#server/schema/index.ts';

type Someone = { uuid: string };

/** Inserts organisations and who mentors whom into a world's database. */
export function peopleFixtures(db: Db) {
  async function organisation(name: string, members: readonly Someone[] = []): Promise<string> {
    const uuid = newUuid();
    const [region] = await db.select({ uuid: regions.uuid }).from(regions).limit(1);
    await db.insert(organisations).values({
      uuid,
      name,
      code: uuid.slice(-12),
      type: 'ece',
      email: 'office@kura.example',
      region: region?.uuid ?? '',
    });
    const joinedAt = new Date();
    const rows = members.map((member) => ({ user: member.uuid, organisation: uuid, joinedAt }));
    if (rows.length > 0) await db.insert(memberships).values(rows);
    return uuid;
  }

  async function mentored(mentor: Someone, learners: readonly Someone[]): Promise<void> {
    const since = new Date();
    const rows = learners.map(({ uuid }) => ({ learner: uuid, mentor: mentor.uuid, since }));
    await db.insert(learnerMentors).values(rows);
  }

  type Role = typeof organisationRoles.$inferInsert.role;
  async function organisationRole(
    { uuid: user }: Someone,
    role: Role,
    organisation: string,
  ): Promise<string> {
    const uuid = newUuid();
    const row = { uuid, user, organisation, role, grantedAt: new Date() };
    await db.insert(organisationRoles).values(row);
    return uuid;
  }

  return { organisation, mentored, organisationRole };
}
