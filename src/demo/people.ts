import type { OrganisationRole } from '#contract/organisations/organisation-rights.ts';
import type { Role } from '#contract/permissions.ts';
import { daysAfter, hoursBefore, officeHours } from './calendar.ts';
import { nameFrom } from './content/names.ts';
import { domainOf, organisationSeeds } from './content/organisations.ts';
import { demoAccounts, learners } from './named-records.ts';
import { cyclicItem, idOf, randomFor } from './random.ts';

export type State = 'active' | 'inactive' | 'invited' | 'unverified';

export type Person = {
  uuid: string;
  name: string;
  email: string;
  roles: readonly Role[];
  state: State;
  /** Names of organisations; the first is shown with the person's name. */
  organisations: readonly string[];
  createdAt: Date;
  /** Has assigned areas. Other learners wait to be assigned some. */
  learns: boolean;
};

const named: readonly [{ uuid: string; name: string; email: string }, Role, ...string[]][] = [
  [demoAccounts.admin, 'admin'],
  [demoAccounts.designer, 'learning_designer', 'Cable Car Corner Kindergarten'],
  [demoAccounts.mentor, 'mentor', 'Tūī Hollow Early Learning', 'Northerly School'],
  [demoAccounts.learner, 'independent_learner', 'Cable Car Corner Kindergarten'],
  [learners.marama, 'independent_learner', 'Tūī Hollow Early Learning'],
  [learners.lupe, 'independent_learner', 'Taro Leaf Kindergarten'],
  [learners.priya, 'independent_learner', 'Harbour Light Kindergarten'],
  [learners.fergus, 'independent_learner', 'Northerly School'],
  [learners.keita, 'independent_learner', 'First Light Early Learning', 'Shingle Beach School'],
];

type OrganisationStaff = {
  person: { uuid: string; name: string; email: string };
  role: OrganisationRole;
  organisations: readonly string[];
};

/** Who has a role at organisations, and none of the whole service. */
export const organisationStaff: readonly OrganisationStaff[] = [
  {
    person: demoAccounts.organisationAdmin,
    role: 'organisation_admin',
    organisations: ['Tūī Hollow Early Learning'],
  },
  {
    person: demoAccounts.viewer,
    role: 'organisation_viewer',
    organisations: ['Tūī Hollow Early Learning', 'Northerly School'],
  },
];

type Group = { count: number; roles: readonly Role[]; state: State; learns?: boolean };

/** Everybody else: each role in each state, up to 300 people. */
const groups: readonly Group[] = [
  { count: 49, roles: ['independent_learner'], state: 'active', learns: true },
  { count: 3, roles: ['mentor', 'independent_learner'], state: 'active', learns: true },
  { count: 2, roles: ['independent_learner'], state: 'inactive', learns: true },
  { count: 3, roles: ['admin'], state: 'active' },
  { count: 1, roles: ['admin'], state: 'inactive' },
  { count: 1, roles: ['admin'], state: 'invited' },
  { count: 4, roles: ['learning_designer'], state: 'active' },
  { count: 1, roles: ['learning_designer'], state: 'inactive' },
  { count: 1, roles: ['learning_designer'], state: 'invited' },
  { count: 12, roles: ['mentor'], state: 'active' },
  { count: 2, roles: ['mentor'], state: 'inactive' },
  { count: 2, roles: ['mentor'], state: 'invited' },
  { count: 1, roles: ['mentor'], state: 'unverified' },
  { count: 2, roles: ['admin', 'mentor'], state: 'active' },
  { count: 2, roles: ['learning_designer', 'mentor'], state: 'active' },
  { count: 1, roles: ['admin', 'learning_designer', 'mentor'], state: 'active' },
  { count: 1, roles: ['learning_designer', 'independent_learner'], state: 'inactive' },
  { count: 5, roles: [], state: 'active' },
  { count: 5, roles: [], state: 'unverified' },
  { count: 2, roles: [], state: 'inactive' },
  { count: 138, roles: ['independent_learner'], state: 'active' },
  { count: 24, roles: ['independent_learner'], state: 'invited' },
  { count: 12, roles: ['independent_learner'], state: 'unverified' },
  { count: 17, roles: ['independent_learner'], state: 'inactive' },
];

export function demoPeople(now: Date): Person[] {
  const dice = randomFor('people');
  const namedPeople = named.map(([person, role, ...organisations]) => ({
    uuid: person.uuid,
    name: person.name,
    email: person.email,
    organisations,
    roles: [role],
    state: 'active' as const,
    learns: role === 'independent_learner',
    createdAt: officeHours(now, dice.whole(700, 780), dice),
  }));
  const taken = new Set(namedPeople.map(({ name }) => plain(name)));
  const others = groups.flatMap((group) =>
    Array.from({ length: group.count }, () => {
      const name = freshName(taken);
      const organisations = someOrganisations(group);
      const email = emailFor(name, organisations);
      const createdAt = joined(now, group);
      const { roles, state, learns = false } = group;
      return {
        uuid: idOf('user', email),
        name,
        email,
        roles,
        state,
        organisations,
        createdAt,
        learns,
      };
    }),
  );

  function freshName(taken: Set<string>): string {
    const name = nameFrom(dice);
    if (taken.has(plain(name))) return freshName(taken);
    taken.add(plain(name));
    return name;
  }

  function someOrganisations({ state, learns }: Group): string[] {
    const often = learns ? 1 : 0.93;
    if (state === 'unverified' || !dice.chance(often)) return [];
    const count = dice.chance(0.11) ? dice.whole(2, 3) : 1;
    return dice
      .shuffled(organisationSeeds)
      .slice(0, count)
      .map(({ name }) => name);
  }

  function joined(now: Date, { roles, state, learns }: Group): Date {
    if (state === 'unverified') return hoursBefore(now, dice.whole(2, 90));
    // The link of an invitation is valid for seven days: some of these have expired.
    if (state === 'invited')
      return officeHours(now, dice.whole(1, dice.chance(0.25) ? 45 : 6), dice);
    const isStaff = roles.some((role) => role !== 'independent_learner');
    if (isStaff) return officeHours(now, dice.whole(620, 760), dice);
    return officeHours(now, learns ? dice.whole(500, 600) : dice.whole(9, 580), dice);
  }

  return [...namedPeople, ...withOrganisationStaff(others)];
}

/** In the place of the first without a role, so that everybody else stays who they are. */
function withOrganisationStaff(people: readonly Person[]): Person[] {
  const replaced = people
    .filter(({ roles, state }) => roles.length === 0 && state === 'active')
    .slice(0, organisationStaff.length);
  return people.map((one) => {
    const staff = organisationStaff[replaced.indexOf(one)];
    if (!staff) return one;
    const { uuid, name, email } = staff.person;
    return { ...one, uuid, name, email, organisations: staff.organisations };
  });
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z -]/g, '');

const providers = ['post.example', 'webmail.example', 'inbox.example'];

function emailFor(name: string, [first]: readonly string[]): string {
  const local = plain(name).replaceAll(' ', '.');
  return `${local}@${first ? domainOf(first) : cyclicItem(providers, local.length)}`;
}

/** The columns of `users` for somebody in that state. */
export function userRow(
  { uuid, name, email, roles, state, createdAt }: Person,
  { passwordHash, lastLoginAt }: { passwordHash: string; lastLoginAt: Date | null },
) {
  const isVerified = state === 'active' || state === 'inactive';
  const cameAlone = roles.length === 0 || state === 'unverified';
  return {
    uuid,
    name,
    email,
    createdAt,
    updatedAt: createdAt,
    active: state !== 'inactive',
    passwordHash: state === 'invited' ? null : passwordHash,
    emailVerifiedAt: isVerified ? daysAfter(createdAt, 0.2) : null,
    invitedAt: cameAlone ? null : createdAt,
    lastLoginAt: isVerified ? lastLoginAt : null,
  };
}
