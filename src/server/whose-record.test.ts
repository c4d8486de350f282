import { v7 as newUuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as apiTokens from '#contract/api-tokens/api-tokens.ts';
import * as corrections from '#contract/certificates/corrections.ts';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { endpoints, schemasOf } from '#contract/endpoints.ts';
import * as resets from '#contract/factor-resets/factor-resets.ts';
import { removeFactor, renamePasskey } from '#contract/factors/factors.ts';
import * as figures from '#contract/figures/figures.ts';
import * as assigning from '#contract/mentoring/assignments.ts';
import * as caseload from '#contract/mentoring/caseload.ts';
import * as mentoring from '#contract/mentoring/mentoring.ts';
import * as progress from '#contract/mentoring/progress.ts';
import * as queue from '#contract/mentoring/review-queue.ts';
import * as turns from '#contract/mentoring/turns.ts';
import * as worklists from '#contract/mentoring/worklist.ts';
import { endSession } from '#contract/my-account/sessions.ts';
import * as ownDrafts from '#contract/my-learning/drafts.ts';
import * as mine from '#contract/my-learning/my-learning.ts';
import * as notices from '#contract/notices/notices.ts';
import * as organisationRoles from '#contract/organisations/organisation-roles.ts';
import * as organisations from '#contract/organisations/organisations.ts';
import * as people from '#contract/people/people.ts';
import * as userActions from '#contract/people/user-actions.ts';
import { roles } from '#contract/permissions.ts';
import * as phrases from '#contract/phrases/phrases.ts';
import { removeIdentity } from '#contract/single-sign-on/identities.ts';
import * as billing from '#contract/subscriptions/subscriptions.ts';
import * as tables from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { aboutNobody } from './about-nobody.test-support.ts';
import { type Records, recordsFor } from './whose-record.test-support.ts';

let world: World;
let mentor: Person;
let organisation: string;
beforeAll(async () => {
  world = await newWorld();
  mentor = await world.person('Hana', 'mentor');
  const region = newUuid();
  await world.db.insert(tables.regions).values({ uuid: region, name: 'Another region' });
  organisation = newUuid();
  const named = { name: 'Kura', code: '1', type: 'school', email: 'k@kura.example' } as const;
  await world.db.insert(tables.organisations).values({ uuid: organisation, region, ...named });
});

const recordsOf = (person: Person) => recordsFor(world, mentor, person);

type Ask = (caller: Person, its: Records) => Promise<{ status: number }>;
type Row = { own: number; other: number; ask: Ask };

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** A call, what it answers for one's own record, and for another's. */
function row<E extends Endpoint>(
  endpoint: E,
  own: number,
  other: number,
  request: (its: Records) => CallInput<E> | Promise<CallInput<E>>,
): [string, Row] {
  const ask: Ask = async (caller, its) => world.as(caller)(endpoint, await request(its));
  return [nameOf(endpoint), { own, other, ask }];
}

const named = ({ person }: Records) => ({ params: { uuid: person.uuid } });
const learner = ({ person }: Records) => ({ params: { learner: person.uuid } });
const user = ({ person }: Records) => ({ body: { uuid: person.uuid } });
const member = ({ person }: Records) => ({ body: { organisation, user: person.uuid } });
const waiting = (its: Records) => ({ body: { reflection: its.waiting.uuid } });
const many = ({ person, begun }: Records) => ({
  body: { learners: [person.uuid], areas_list: [begun.area] },
});
const switchOff = ({ person }: Records) => ({
  body: { action: 'switch_off' as const, uuids: [person.uuid] },
});
const ofMentor = () => ({ query: { mentor: mentor.uuid } });
const kept = { type: 'Annual', status: 'active', paid_until: '2027-01-01T00:00:00.000Z' } as const;

/**
 * Every call that names a record of a person. api.md: nobody reviews their own reflection (403), and
 * another learner's is not there (404); nobody shuts themselves out (422).
 */
const rows: [string, Row][] = [
  row(mentoring.learnerLearning, 200, 200, learner),
  row(mentoring.showReflection, 200, 200, ({ done }) => ({ params: { uuid: done.uuid } })),
  row(mentoring.storeReview, 403, 201, ({ waiting, unreviewed: answer, contents }) => ({
    body: { reflection: waiting.uuid, answer, review: null, contents },
  })),
  row(mentoring.updateReview, 403, 200, ({ waiting, answer, review, contents }) => ({
    body: { reflection: waiting.uuid, answer, review, contents },
  })),
  row(mentoring.saveExternalNotes, 403, 200, ({ waiting, contents }) => ({
    body: { reflection: waiting.uuid, contents },
  })),
  row(mentoring.signOff, 403, 200, waiting),
  row(turns.sendBack, 403, 200, ({ waiting, answer, contents: note }) => ({
    body: {
      reflection: waiting.uuid,
      marks: [{ answer, mark: 'more' as const, note: String(note) }],
    },
  })),
  // Undone by whoever sent it back, which is nobody yet.
  row(turns.undoSendBack, 403, 422, ({ waiting }) => ({ body: { reflection: waiting.uuid } })),
  row(turns.reopen, 403, 200, ({ done }) => ({ body: { reflection: done.uuid, reason: 'Why' } })),
  row(turns.here, 403, 200, waiting),
  row(phrases.updatePhrase, 200, 422, async ({ phrase }) => ({
    body: { uuid: await phrase(), text: 'Ka pai rawa' },
  })),
  // Somebody else's is left alone, just like one that is gone.
  row(phrases.removePhrase, 204, 204, async ({ phrase }) => ({ body: { uuid: await phrase() } })),
  row(phrases.proposePhrase, 200, 422, async ({ phrase }) => ({
    body: { uuid: await phrase(), proposed: true },
  })),
  // Nobody decides on what is not proposed.
  row(phrases.decidePhrase, 422, 422, async ({ phrase }) => ({
    body: { uuid: await phrase(), decision: 'approved' as const },
  })),
  row(phrases.updateTeamPhrase, 422, 422, async ({ phrase }) => ({
    body: { uuid: await phrase(), text: 'Ka pai tonu' },
  })),
  row(ownDrafts.myDrafts, 403, 200, ({ done }) => ({ params: { uuid: done.uuid } })),
  row(ownDrafts.keepDraft, 403, 200, ({ waiting, unreviewed: answer }) => ({
    body: { reflection: waiting.uuid, answer, text: 'Ka', base: null, device: newUuid(), order: 1 },
  })),
  // Neither has one; whose it is, own-factors.test.ts holds.
  row(renamePasskey, 422, 422, (its) => ({ body: { ...user(its).body, name: 'x' } })),
  row(removeFactor, 422, 422, (its) => ({ body: { ...user(its).body, current_password: 'x' } })),
  // Neither has a factor; who may start it for whom, factor-resets.test.ts holds.
  row(resets.startFactorReset, 422, 422, user),
  row(resets.withdrawFactorReset, 204, 204, user),
  row(mine.myReflection, 200, 404, ({ begun }) => ({ params: { uuid: begun.uuid } })),
  row(mine.assetsOfMyReflection, 200, 404, ({ begun }) => ({ params: { uuid: begun.uuid } })),
  row(mine.saveAnswer, 200, 404, async ({ begun, person }) => {
    const shown = world.as(person)(mine.myReflection, { params: { uuid: begun.uuid } });
    const question = (await shown).reply.reflection.questions[0]?.uuid ?? '';
    return { body: { reflection: begun.uuid, question, answer: 'More.' } };
  }),
  row(mine.submitReflection, 200, 404, ({ begun }) => ({ body: { reflection: begun.uuid } })),
  row(mine.withdrawSubmission, 200, 404, ({ begun }) => ({ body: { reflection: begun.uuid } })),
  row(corrections.askCorrection, 201, 404, ({ certificate }) => ({
    body: { certificate, name: 'Aroha Ngāta', note: '' },
  })),
  row(corrections.withdrawCorrection, 204, 404, async ({ correction }) => ({
    body: { correction: await correction() },
  })),
  row(corrections.makeCorrection, 200, 200, async ({ correction }) => ({
    body: { correction: await correction() },
  })),
  row(corrections.declineCorrection, 200, 200, async ({ correction }) => ({
    body: { correction: await correction(), reason: 'It is right as it is.' },
  })),

  row(assigning.learnerAssignments, 200, 200, learner),
  row(assigning.writtenIn, 200, 200, learner),
  row(assigning.saveAssignments, 200, 200, ({ person, begun }) => ({
    body: { learner_id: person.uuid, areas_list: [begun.area], order_by: [1] },
  })),
  row(assigning.removeAssignments, 200, 200, ({ person }) => ({
    body: { learner_id: person.uuid },
  })),

  row(assigning.previewAssignments, 200, 200, many),
  row(assigning.assignMany, 200, 200, many),
  row(assigning.undoAssignMany, 200, 200, (its) => ({
    body: { ...many(its).body, assigned_at: kept.paid_until },
  })),

  row(worklists.worklist, 200, 200, ofMentor),
  row(queue.reviewQueue, 200, 200, ofMentor),
  row(progress.progress, 200, 200, ofMentor),
  row(figures.countedReflections, 200, 200, ofMentor),
  row(caseload.caseloadLearners, 200, 200, ofMentor),
  row(caseload.previewShareOut, 200, 200, () => ({
    body: { of: 'none', mentors: [mentor.uuid] },
  })),
  row(caseload.moveLearners, 200, 200, ({ person }) => ({
    body: { moves: [{ learner: person.uuid, from: null, to: mentor.uuid }] },
  })),

  row(people.showUser, 200, 200, named),
  row(people.userRecords, 200, 200, named),
  row(people.updateUser, 422, 200, ({ person: { uuid, name, email } }) => ({
    body: { uuid, name, email, active: false, roles: [...roles] },
  })),
  row(people.inviteUser, 422, 200, user),
  row(userActions.previewUserAction, 200, 200, switchOff),
  row(userActions.applyUserAction, 200, 200, switchOff),
  // Only to somebody who has a password; the others are invited.
  row(people.sendPasswordReset, 204, 422, user),
  row(people.endUserSessions, 200, 200, user),
  row(organisations.addMember, 200, 200, member),
  row(organisations.removeMember, 200, 200, member),
  row(organisationRoles.grantOrganisationRole, 201, 201, ({ person }) => ({
    body: { organisation, user: person.uuid, role: 'organisation_viewer' as const },
  })),
  row(organisationRoles.endOrganisationRole, 200, 200, async ({ organisationRole }) => ({
    body: { uuid: await organisationRole(), last_administrator: true },
  })),
  // Nothing is told apart: a session that has ended leaves no row. Another's goes on, as
  // my-account/sessions.test.ts shows.
  row(endSession, 204, 204, async ({ session }) => ({ body: { id: await session() } })),
  // Another's is not there for them; one's own may go while there is another.
  row(removeIdentity, 204, 422, async ({ identity }) => ({ body: { uuid: await identity() } })),
  row(apiTokens.endToken, 204, 422, async ({ token }) => ({ body: { uuid: await token() } })),
  row(apiTokens.endAnyToken, 204, 204, async ({ token }) => ({ body: { uuid: await token() } })),
  row(notices.readNotices, 200, 200, waiting),
  row(billing.storeSubscription, 201, 201, ({ person }) => ({
    body: { person: person.uuid, ...kept },
  })),
  row(billing.updateSubscription, 200, 200, ({ subscription: id }) => ({
    body: { id, ...kept },
  })),
  row(billing.cancelSubscription, 200, 200, ({ subscription: id }) => ({ params: { id } })),
];

const namesRecords = (endpoint: Endpoint) => {
  const { params, query, body } = schemasOf(endpoint);
  return [params, query, body].some((part) => {
    const schema = part && z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });
    return JSON.stringify(schema ?? '').includes('"format":"uuid"');
  });
};

test('every call that names records is in this table, or names what is no one person’s', () => {
  const naming = endpoints.filter(namesRecords).map(nameOf);
  const listed = [...rows.map(([name]) => name), ...aboutNobody];
  expect(listed.toSorted()).toEqual(naming.toSorted());
});

describe.each(rows)('%s', (_, { own, other, ask }) => {
  // Every role at once: what is refused here is refused because of whose the record is.
  const anyone = () => world.person('Aroha', roles, { passwordHash: 'set' });

  test(`answers ${own} for one's own record`, async () => {
    const caller = await anyone();
    expect((await ask(caller, await recordsOf(caller))).status).toBe(own);
  });

  test(`answers ${other} for another's`, async () => {
    const its = await recordsOf(await world.person('Mere', 'independent_learner'));
    expect((await ask(await anyone(), its)).status).toBe(other);
  });
});
