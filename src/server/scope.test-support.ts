import { randomUUID as newUuid } from 'node:crypto';
import { historyIndex } from '#contract/history/history.ts';
import { learnersOfOrganisations } from '#contract/mentoring/assignments.ts';
import * as roles from '#contract/organisations/organisation-roles.ts';
import * as organisations from '#contract/organisations/organisations.ts';
import * as people from '#contract/people/people.ts';
import * as userActions from '#contract/people/user-actions.ts';
import { subscriptionIndex, subscriptionSearch } from '#contract/subscriptions/subscriptions.ts';
import { overview } from '#contract/system/overview.ts';
import type { Person, World } from '#testing/world.ts';
import { assigningRows } from './scope-assigning.test-support.ts';
import { caseloadRows } from './scope-caseload.test-support.ts';
import { importAbout, importRows } from './scope-imports.test-support.ts';
import { mentoringRows } from './scope-mentoring.test-support.ts';
import { phraseRows } from './scope-phrases.test-support.ts';
import {
  always,
  found,
  type Named,
  named,
  type Row,
  row,
  type Whose,
} from './scope-row.test-support.ts';

/** In the names of everything that stands outside of the caller's organisation. */
export const outsideMark = 'Zqx';

/** What is about several organisations is for whoever administers them all. */
const ofAllItsOwn = { own: 200, other: 404, both: 404 };

const ofOwnAlone = { own: 200, other: 422, both: 422 };

const account = ({ person: uuid }: Named) => ({ body: { uuid } });
const acting = ({ person }: Named) => ({
  body: { action: 'switch_off' as const, uuids: [person] },
});
const membership = ({ organisation, person: user }: Named) => ({ body: { organisation, user } });

/** Files that keep to a scope: what who may have them is answered. */
export const scopedDocuments: Record<string, Record<Whose, number>> = {
  '/api/admin/export/users.csv': always,
  '/api/admin/export/users.xlsx': always,
  '/api/admin/export/organisations.csv': always,
  '/api/admin/export/organisations.xlsx': always,
  '/api/admin/export/subscriptions.csv': always,
  '/api/admin/export/subscriptions.xlsx': always,
  '/api/admin/export/caseload.csv': always,
  '/api/admin/export/caseload.xlsx': always,
  '/api/admin/history.csv': always,
  '/api/admin/export/progress.csv': always,
  '/api/admin/export/progress.xlsx': always,
  '/api/admin/phrase/export.csv': always,
  '/api/admin/import/sample/people.csv': always,
  '/api/admin/import/sample/people.xlsx': always,
  '/api/admin/import/:uuid/problems.csv': ofAllItsOwn,
  '/api/admin/import/:uuid/problems.xlsx': ofAllItsOwn,
};

/** Every call that says `scoped`: one without a line here fails. */
export const scopedCalls: Record<string, Row> = Object.fromEntries([
  row(roles.rolesAtOrganisation, found, ({ organisation: uuid }) => ({
    params: { uuid },
  })),
  row(
    roles.grantOrganisationRole,
    { own: 201, other: 422, both: 201 },
    ({ organisation, person: user }) => ({
      body: { organisation, user, role: 'organisation_viewer' as const },
    }),
  ),
  row(roles.endOrganisationRole, { own: 200, other: 422, both: 200 }, ({ role: uuid }) => ({
    body: { uuid },
  })),
  row(people.userRoles, always, () => ({})),
  row(people.userIndex, always, ({ organisation }) => ({ query: { organisation } })),
  row(people.userSearch, always, ({ organisation }) => ({
    params: { term: 'kura' },
    query: { organisation },
  })),
  row(people.showUser, found, ({ person: uuid }) => ({ params: { uuid } })),
  row(people.userRecords, found, ({ person: uuid }) => ({ params: { uuid } })),
  row(people.storeUser, { own: 201, other: 422, both: 201 }, ({ organisation }) => ({
    body: {
      name: 'Wiremu',
      email: `${newUuid()}@kura.example`,
      active: true,
      roles: ['independent_learner' as const],
      organisations_list: [organisation],
    },
  })),
  // What belongs to somebody of both is not the caller's to do.
  row(people.updateUser, ofOwnAlone, ({ person: uuid, email }) => ({
    body: { uuid, name: 'Aroha', email },
  })),
  row(userActions.previewUserAction, named, acting),
  row(userActions.applyUserAction, named, acting),
  row(people.inviteUser, ofOwnAlone, account),
  row(people.endUserSessions, ofOwnAlone, account),
  // None of them has a password yet.
  row(people.sendPasswordReset, { own: 422, other: 422, both: 422 }, account),
  row(historyIndex, always, ({ person: subject }) => ({ query: { subject } })),
  row(people.learnerList, always, () => ({ query: {} })),
  row(organisations.regionIndex, always, () => ({})),
  row(organisations.organisationIndex, always, () => ({ query: {} })),
  row(organisations.organisationSearch, always, () => ({ params: { term: 'kura' }, query: {} })),
  row(organisations.showOrganisation, found, ({ organisation: uuid }) => ({ params: { uuid } })),
  row(organisations.addMember, named, membership),
  row(organisations.removeMember, named, membership),
  row(subscriptionIndex, always, () => ({ query: {} })),
  row(subscriptionSearch, always, () => ({ params: { term: 'kura' }, query: {} })),
  row(overview, always, () => ({})),
  row(learnersOfOrganisations, always, () => ({ query: {} })),
  ...mentoringRows,
  ...assigningRows,
  ...caseloadRows,
  ...importRows,
  ...phraseRows,
]);

/** One's own organisation and another, with the same kinds of records. */
export async function houses(world: World) {
  const [ownPerson, both] = [await learner(world, 'Aroha'), await learner(world, 'Mere')];
  const otherPerson = await learner(world, `Hana ${outsideMark}`);
  const own = await world.organisation('Te Kura', [ownPerson, both]);
  const other = await world.organisation(`Te Kura ${outsideMark}`, [otherPerson, both]);
  const named = async (
    organisation: string,
    person: Person,
    imports = [organisation],
  ): Promise<Named> => {
    const role = await world.organisationRole(person, 'organisation_mentor', organisation);
    const { uuid: reflection, answers } = await world.reflection(person);
    return {
      organisation,
      person: person.uuid,
      email: person.email,
      role,
      reflection,
      answer: answers[0] ?? '',
      import: await importAbout(world, person, imports),
    };
  };
  const its: Record<Whose, Named> = {
    own: await named(own, ownPerson),
    other: await named(other, otherPerson),
    both: await named(own, both, [own, other]),
  };
  /** Ids that must be in no answer. */
  const outside = [
    other,
    otherPerson.uuid,
    its.other.role,
    its.other.reflection,
    its.other.import,
    its.both.import,
  ];
  return { own, other, its, outside };
}

const learner = (world: World, name: string) =>
  world.person(name, 'independent_learner', {
    email: `${name.replace(' ', '.').toLowerCase()}.${newUuid()}@kura.example`,
  });

export const unknown = (): Named => ({
  organisation: newUuid(),
  person: newUuid(),
  email: `${newUuid()}@kura.example`,
  role: newUuid(),
  reflection: newUuid(),
  answer: newUuid(),
  import: newUuid(),
});
