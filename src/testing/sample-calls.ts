import { v7 as newUuid } from 'uuid';
import * as imports from '#contract/imports/imports.ts';
import * as localisation from '#contract/localisation/localisation.ts';
import * as wordingFiles from '#contract/localisation/wording-files.ts';
import * as wordings from '#contract/localisation/wordings.ts';
import * as organisationRoles from '#contract/organisations/organisation-roles.ts';
import * as organisations from '#contract/organisations/organisations.ts';
import * as people from '#contract/people/people.ts';
import * as userActions from '#contract/people/user-actions.ts';
import { roles } from '#contract/permissions.ts';
import * as subscriptions from '#contract/subscriptions/subscriptions.ts';
import { retryJobs } from '#contract/system/failed-jobs.ts';
import { imports as importRows, regions } from '#server/schema/index.ts';
import { failedJob } from './failed-job.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { sampleFactorRules } from './sample-factor-rules.ts';
import { type Prepare, type Sample, sampleLearning } from './sample-learning.ts';
import { sampleMentoring } from './sample-mentoring.ts';
import { sampleSingleSignOn } from './sample-single-sign-on.ts';
import { sampleTokens } from './sample-tokens.ts';
import { newWorld, type Person, type World } from './world.ts';

/** By the name of the call. */
export type SampleCalls = ReadonlyMap<string, Prepare>;

/**
 * A body for every call that takes one, in which every field says something, with the records it
 * names and somebody who may send it. Tests that hold for every call change one thing in it.
 */
async function sampleCalls(world: World): Promise<SampleCalls> {
  const everything = await world.person('Mere', roles, { passwordHash: 'set' });
  const region = newUuid();
  await world.db.insert(regions).values({ uuid: region, name: `Region ${region}` });
  const from = { world, everything, region };
  return new Map([
    ...sampleLearning(world, everything),
    ...sampleMentoring(world, everything),
    ...sampleAccounts(world),
    ...sampleTokens(world),
    ...sampleFactorRules(world, everything),
    ...sampleSingleSignOn(world, everything),
    ...peopleCalls(from),
    ...organisationCalls(from),
    ...importCalls(from),
    ...wordingCalls(from),
    ...systemCalls(from),
  ]);
}

/** A world without limits, and the samples of every call in it. */
export async function worldOfSamples() {
  const world = await newWorld({ RATE_LIMITS: 'off' });
  return { world, samples: await sampleCalls(world) };
}

function systemCalls({ world, everything: caller }: From): [string, Prepare][] {
  const kind = 'account.invitation';
  return [
    [
      retryJobs.name,
      async () => ({
        caller,
        body: { jobs: [await failedJob(world, { kind, data: { user: caller.uuid } })] },
      }),
    ],
  ];
}

type From = { world: World; everything: Person; region: string };

const newEmail = () => `${newUuid()}@sample.example`;

function peopleCalls({ world, everything: caller }: From): [string, Prepare][] {
  const person = async () => (await world.person('Hana', 'independent_learner')).uuid;
  const ofPerson = async (): Promise<Sample> => ({ caller, body: { uuid: await person() } });
  const ofSeveral = async () => ({
    action: 'give_role',
    role: 'mentor',
    uuids: [await person()],
    matching: { search: 'Hana', role: 'independent_learner', active: true, except: [caller.uuid] },
  });
  const fields = () => ({
    name: 'Hana Rewi',
    email: newEmail(),
    active: false,
    roles: ['mentor', 'admin'],
  });
  const kept = { type: 'Annual', status: 'active', paid_until: '2027-01-01T00:00:00.000Z' };
  const subscription = async () => {
    const body = { person: await person(), ...kept, status: 'active' as const };
    return (await world.as(caller)(subscriptions.storeSubscription, { body })).reply.subscription;
  };
  return [
    [people.storeUser.name, async () => ({ caller, body: fields() })],
    [people.updateUser.name, async () => ({ caller, body: { uuid: await person(), ...fields() } })],
    [people.inviteUser.name, ofPerson],
    [people.sendPasswordReset.name, ofPerson],
    [people.endUserSessions.name, ofPerson],
    [userActions.previewUserAction.name, async () => ({ caller, body: await ofSeveral() })],
    [
      userActions.applyUserAction.name,
      async () => ({ caller, body: { ...(await ofSeveral()), expected: 1 } }),
    ],
    [
      subscriptions.storeSubscription.name,
      async () => ({ caller, body: { person: await person(), ...kept } }),
    ],
    [
      subscriptions.updateSubscription.name,
      async () => ({ caller, body: { id: (await subscription()).id, ...kept, type: 'Monthly' } }),
    ],
  ];
}

function organisationCalls({ world, everything: caller, region }: From): [string, Prepare][] {
  const fields = () => ({
    name: 'Ōtara Kura',
    code: newUuid().slice(-12),
    type: 'school' as const,
    region,
    email: 'office@kura.example',
    phone: '+64 9 555 0100',
    street: '1 Kōwhai Street',
    suburb: 'Ōtara',
    city: 'Auckland',
  });
  const organisation = async () => {
    const { reply } = await world.as(caller)(organisations.storeOrganisation, { body: fields() });
    return reply.organisation.uuid;
  };
  const membership = async (): Promise<Sample> => {
    const user = (await world.person('Tama')).uuid;
    return { caller, body: { organisation: await organisation(), user } };
  };
  return [
    [organisations.storeOrganisation.name, async () => ({ caller, body: fields() })],
    [
      organisations.updateOrganisation.name,
      async () => ({ caller, body: { uuid: await organisation(), ...fields() } }),
    ],
    [
      organisationRoles.grantOrganisationRole.name,
      async () => {
        const { body } = await membership();
        return { caller, body: { ...body, role: 'organisation_viewer' } };
      },
    ],
    [
      organisationRoles.endOrganisationRole.name,
      async () => {
        const at = await organisation();
        const uuid = await world.organisationRole(caller, 'organisation_admin', at);
        return { caller, body: { uuid, last_administrator: true } };
      },
    ],
    [organisations.addMember.name, membership],
    [organisations.removeMember.name, membership],
  ];
}

function importCalls({ world, everything: caller }: From): [string, Prepare][] {
  const taken = async (state: 'columns' | 'ready' | 'done') => {
    const uuid = newUuid();
    const counts = {
      create: 1,
      update: 0,
      same: 0,
      problem: 0,
      written: state === 'done' ? 1 : 0,
      invitations: 1,
    };
    await world.db.insert(importRows).values({
      uuid,
      kind: 'people',
      state,
      fileName: 'people.csv',
      size: 1,
      counts,
      total: 1,
      createdAt: new Date(),
      stepSince: new Date(),
      startedBy: caller.uuid,
      header: ['E-mail', 'Name'],
      columns: ['email', 'name'],
    });
    return uuid;
  };
  return [
    [
      imports.chooseColumns.name,
      async () => ({ caller, body: { uuid: await taken('columns'), columns: ['email', 'name'] } }),
    ],
    [
      imports.confirmImport.name,
      async () => ({ caller, body: { uuid: await taken('ready'), send_invitations: true } }),
    ],
    [imports.dropImport.name, async () => ({ caller, body: { uuid: await taken('ready') } })],
    [imports.undoImport.name, async () => ({ caller, body: { uuid: await taken('done') } })],
  ];
}

function wordingCalls({ world, everything: caller }: From): [string, Prepare][] {
  const texts = { locale: 'mi', key: 'shared.save' };
  const names = { name: 'Wohl', native_name: 'Wohlisch' };
  /** Two letters and a region that no language here has yet. */
  let counter = 100;
  const language = async () => {
    const body = { code: `de-${++counter}`, ...names, active: true };
    return (await world.as(caller)(localisation.storeLanguage, { body })).reply.language.code;
  };
  return [
    [
      localisation.storeLanguage.name,
      async () => ({ caller, body: { code: `de-${++counter}`, ...names, active: true } }),
    ],
    [
      localisation.updateLanguage.name,
      async () => ({ caller, body: { code: await language(), ...names, active: true } }),
    ],
    [
      wordings.updateText.name,
      async () => ({
        caller,
        body: { ...texts, text: 'Tiakina', source: 'Te Aka', english_then: 'Keep it' },
      }),
    ],
    [wordings.removeText.name, async () => ({ caller, body: texts })],
    [wordingFiles.undoTexts.name, async () => ({ caller, body: { uuid: newUuid() } })],
  ];
}
