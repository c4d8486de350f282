import {
  type OrganisationRole,
  organisationRoles,
} from '#contract/organisations/organisation-rights.ts';

export type Place = { person: string; organisation: string };
type Role = Place & { role: OrganisationRole };

/** What somebody has begun, with where they belonged then, and where they share it now. */
export type Written = {
  uuid: string;
  person: string;
  area: string;
  areaName: string;
  submitted: boolean;
  begunAt: string[];
  shared: string[];
};

/** What happened, with where whoever it is about belonged at that time. */
export type Happened = {
  uuid: string;
  about: { organisation: string } | { person: string; named: string | undefined; at: string[] };
};

/**
 * The rule in plain words: who belongs where, who has which role where, what they have written, and
 * what was kept of them.
 */
export type Model = {
  members: Place[];
  roles: Role[];
  written: Written[];
  subscriptions: { id: string; person: string }[];
  imports: { uuid: string; organisations: string[] }[];
  notices: { reader: string; reflection: string }[];
  happened: Happened[];
};

export const nothingYet: Model = {
  members: [],
  roles: [],
  written: [],
  subscriptions: [],
  imports: [],
  notices: [],
  happened: [],
};

export const writing = ['begin', 'submit', 'share', 'end sharing'] as const;
const kept = ['rename', 'subscribe', 'import'] as const;
export const acts = [
  'join',
  'leave',
  'end roles',
  ...writing,
  ...kept,
  ...organisationRoles,
] as const;
export type Act = (typeof acts)[number];

const isAt =
  ({ person, organisation }: Place) =>
  (one: Place) =>
    one.person === person && one.organisation === organisation;

/** Where somebody belongs now. */
export const homesOf = ({ members }: Model, person: string): string[] =>
  members.filter((one) => one.person === person).map(({ organisation }) => organisation);

/** Where somebody has one of these roles. */
export const whereHeld = ({ roles }: Model, person: string, ...allowed: OrganisationRole[]) => {
  const held = roles.filter((one) => one.person === person && allowed.includes(one.role));
  return [...new Set(held.map(({ organisation }) => organisation))];
};

export const membersOf = ({ members }: Model, scope: string[]): string[] => {
  const theirs = members.filter(({ organisation }) => scope.includes(organisation));
  return [...new Set(theirs.map(({ person }) => person))];
};

/** What was begun there, or is shared with it, by whoever belongs to it. */
export const seenWithin = (model: Model, scope: string[]): Written[] =>
  model.written.filter(({ person, begunAt, shared }) =>
    homesOf(model, person).some(
      (one) => scope.includes(one) && (begunAt.includes(one) || shared.includes(one)),
    ),
  );

/** What is about the organisation, or about whoever belongs to it and did so then; no other is named. */
export const happenedWithin = (model: Model, scope: string[]): Happened[] =>
  model.happened.filter(({ about }) =>
    'organisation' in about
      ? scope.includes(about.organisation)
      : homesOf(model, about.person).some((one) => scope.includes(one) && about.at.includes(one)) &&
        (about.named === undefined || scope.includes(about.named)),
  );

/** Who reads that somebody has submitted: the mentors of where it is seen. */
export const readersOf = (model: Model, written: Written): string[] =>
  model.roles
    .filter(({ person, role, organisation }) => {
      const seen = seenWithin(model, [organisation]);
      return role === 'organisation_mentor' && person !== written.person && seen.includes(written);
    })
    .map(({ person }) => person);

/** What joining, leaving, roles and sharing change in it. */
export function after(model: Model, act: Act, place: Place): Model {
  const { members, roles, written } = model;
  const isThere = isAt(place);
  const elsewhere = {
    members: members.filter((one) => !isThere(one)),
    roles: roles.filter((one) => !isThere(one)),
  };
  const shared = (isShared: boolean) =>
    written.map((one) => {
      const others = one.shared.filter((other) => other !== place.organisation);
      if (one.person !== place.person) return one;
      return { ...one, shared: isShared ? [...others, place.organisation] : others };
    });
  switch (act) {
    case 'join':
      return { ...model, members: [...elsewhere.members, place] };
    case 'leave':
      // Somebody from elsewhere, who only has a role there, does not leave.
      return members.some(isThere) ? { ...model, ...elsewhere, written: shared(false) } : model;
    case 'end roles':
      return { ...model, roles: elsewhere.roles };
    case 'share':
      return members.some(isThere) ? { ...model, written: shared(true) } : model;
    case 'end sharing':
      return { ...model, written: shared(false) };
    case 'organisation_admin':
    case 'organisation_mentor':
    case 'organisation_viewer': {
      const others = roles.filter((one) => !(isThere(one) && one.role === act));
      return { ...model, roles: [...others, { ...place, role: act }] };
    }
    default:
      return model;
  }
}
