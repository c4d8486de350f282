import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { CallInput } from '#contract/endpoint.ts';
import {
  caseloadLearners,
  type Move,
  mentorBoard,
  moveLearners,
} from '#contract/mentoring/caseload.ts';
import { presentMentors, userRoles, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

type Named = { uuid: string; name: string };

/** Steps to make learners, give them to mentors and read the caseload. */
export function caseloadOf(world: World) {
  const move = (by: Person, moves: Move[]) => world.as(by)(moveLearners, { body: { moves } });

  const give = (by: Person, learners: Named[], to: Named | null, from: Named | null = null) =>
    move(
      by,
      learners.map(({ uuid }) => ({
        learner: uuid,
        from: from?.uuid ?? null,
        to: to?.uuid ?? null,
      })),
    );

  async function learners(count: number): Promise<Person[]> {
    const people = Array.from({ length: count }, (_, index) => {
      const uuid = newUuid();
      return { uuid, name: `Learner ${index}`, email: `${uuid}@school.example` };
    });
    await world.db.insert(users).values(people);
    const role = 'independent_learner' as const;
    await world.db.insert(userRoles).values(people.map(({ uuid }) => ({ user: uuid, role })));
    return people;
  }

  const board = async (by: Person) => (await world.as(by)(mentorBoard, { query: {} })).reply;

  const listed = async (
    by: Person,
    query: Omit<CallInput<typeof caseloadLearners>['query'], 'per_page'> = {},
  ) =>
    (await world.as(by)(caseloadLearners, { query: { ...query, per_page: 100 } })).reply.learners;

  const learnersOf = async ({ uuid }: Named) => {
    const rows = await world.db
      .select({ learner: presentMentors.learner })
      .from(presentMentors)
      .where(eq(presentMentors.mentor, uuid));
    return rows.map(({ learner }) => learner);
  };

  return { move, give, learners, board, listed, learnersOf };
}

/** Organisations with their people, for what happens within one and what stays outside of it. */
function housesOf(world: World) {
  const learner = (name: string) => world.person(name, 'independent_learner');

  async function withRole(
    name: string,
    role: 'organisation_admin' | 'organisation_mentor',
    at: string,
  ) {
    const person = await world.person(name, []);
    return { ...person, role: await world.organisationRole(person, role, at) };
  }

  /** An organisation with its administrator, its mentor and a learner; another; and somebody of both. */
  async function houses() {
    const [own, both, other] = [
      await learner('Aroha'),
      await learner('Mere'),
      await learner('Hemi'),
    ];
    const kura = await world.organisation('Te Kura', [own, both]);
    const elsewhere = await world.organisation('Te Kura o Tai', [both, other]);
    const admin = await withRole('Hana', 'organisation_admin', kura);
    const mentor = await withRole('Tama', 'organisation_mentor', kura);
    const theirs = await withRole('Rangi', 'organisation_mentor', elsewhere);
    return { admin, mentor, theirs, own, both, other, kura, elsewhere };
  }

  return { withRole, houses };
}

/** A world of its own for a test file about mentors of organisations. */
export async function newHouses() {
  const world = await newWorld({ RATE_LIMITS: 'off' });
  const system = await world.person('Ana', 'admin');
  return { world, system, caseload: caseloadOf(world), ...housesOf(world) };
}
