import { randomUUID as newUuid } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uploadImport } from '#contract/imports/imports.ts';
import { submitReflection } from '#contract/my-learning/my-learning.ts';
import { mySharing, shareArea } from '#contract/my-learning/sharing.ts';
import {
  endOrganisationRole,
  grantOrganisationRole,
  rolesAtOrganisation,
} from '#contract/organisations/organisation-roles.ts';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import { updateUser } from '#contract/people/people.ts';
import { storeSubscription } from '#contract/subscriptions/subscriptions.ts';
import type { Person, World } from '#testing/world.ts';
import {
  type Act,
  after,
  type Happened,
  homesOf,
  type Model,
  nothingYet,
  readersOf,
  whereHeld,
} from './model.test-support.ts';

export type Scene = {
  system: Person;
  people: Person[];
  organisations: string[];
  model: Model;
};

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

export async function newScene(
  world: World,
  system: Person,
  count: { people: number; organisations: number },
): Promise<Scene> {
  const person = () => world.person('Mere', 'independent_learner');
  const people = await Promise.all(numbers(count.people).map(person));
  const kura = () => world.organisation('Te Kura');
  const organisations = await Promise.all(numbers(count.organisations).map(kura));
  return { system, people, organisations, model: nothingYet };
}

/** Somebody does something through the product, and the model is told of it. */
export async function run(
  world: World,
  scene: Scene,
  act: Act,
  { person, organisation }: { person: Person; organisation: string },
): Promise<void> {
  const then = scene.model;
  const now = after(then, act, { person: person.uuid, organisation });
  scene.model = { ...now, ...(await done(world, scene, act, { person, organisation })) };
  const where = (uuid: string) => [...homesOf(then, uuid), ...homesOf(now, uuid)];
  const happened = await newEvents(world, scene, where);
  scene.model = { ...scene.model, happened: [...then.happened, ...happened] };
}

type By = { person: Person; organisation: string };

/** What there is more of afterwards. */
async function done(
  world: World,
  { system, model }: Scene,
  act: Act,
  { person, organisation }: By,
): Promise<Partial<Model>> {
  const as = world.as(system);
  const { uuid: user, email } = person;
  const { written, subscriptions, imports } = model;
  switch (act) {
    case 'begin':
      return { written: [...written, await begin(world, model, person)] };
    case 'submit':
      return submit(world, model, person);
    case 'share':
    case 'end sharing':
      await share(world, person, organisation, act === 'share');
      return {};
    case 'rename':
      await as(updateUser, { body: { uuid: user, email, name: `Mere ${Date.now()}` } });
      return {};
    case 'subscribe': {
      const paid = {
        type: 'Annual',
        status: 'active',
        paid_until: '2030-01-01T00:00:00.000Z',
      } as const;
      const { reply } = await as(storeSubscription, { body: { person: user, ...paid } });
      const { id } = reply.subscription;
      return { subscriptions: [...subscriptions, { id, person: user }] };
    }
    case 'import': {
      const organisations = whereHeld(model, user, 'organisation_admin');
      const uuid = await upload(world, person);
      return uuid === undefined ? {} : { imports: [...imports, { uuid, organisations }] };
    }
    case 'join':
      await as(addMember, { body: { organisation, user } });
      return {};
    case 'leave':
      await as(removeMember, { body: { organisation, user, last_administrator: true } });
      return {};
    case 'end roles': {
      const { reply } = await as(rolesAtOrganisation, { params: { uuid: organisation } });
      for (const { uuid, user: holder } of reply.roles)
        if (holder.uuid === user)
          await as(endOrganisationRole, { body: { uuid, last_administrator: true } });
      return {};
    }
    default:
      await as(grantOrganisationRole, { body: { organisation, user, role: act } });
      return {};
  }
}

async function begin(world: World, model: Model, person: Person) {
  const areaName = `Area ${newUuid()}`;
  const area = await world.area(areaName);
  const { uuid } = await world.reflection(person, { area, submittedAt: null });
  const begunAt = homesOf(model, person.uuid);
  return { uuid, person: person.uuid, area, areaName, submitted: false, begunAt, shared: [] };
}

/** The first that they have not submitted yet, of which its readers are notified. */
async function submit(world: World, model: Model, person: Person): Promise<Partial<Model>> {
  const draft = model.written.find((one) => one.person === person.uuid && !one.submitted);
  if (!draft) return {};
  const body = { reflection: draft.uuid };
  const { status } = await world.as(person)(submitReflection, { body });
  if (status !== 200) throw new Error(`Submitting answered ${status}`);
  const notices = [...new Set(readersOf(model, draft))].map((reader) => ({
    reader,
    reflection: draft.uuid,
  }));
  return {
    written: model.written.map((one) => (one === draft ? { ...draft, submitted: true } : one)),
    notices: [...model.notices, ...notices],
  };
}

/** Everything that they may share with the organisation, or no longer. */
async function share(world: World, person: Person, organisation: string, shared: boolean) {
  const as = world.as(person);
  const { sharing } = (await as(mySharing, {})).reply;
  for (const one of sharing)
    if (one.organisation.uuid === organisation)
      await as(shareArea, { body: { organisation, area: one.area.uuid, shared } });
}

async function upload(world: World, person: Person): Promise<string | undefined> {
  const { statusCode, ...response } = await world.raw(person, {
    method: 'POST',
    url: uploadImport.path,
    query: { kind: 'people', name: 'people.csv' },
    payload: 'Name,Email\nWiremu,wiremu@kura.example',
    type: 'application/octet-stream',
  });
  return statusCode === 201 ? response.json().import.uuid : undefined;
}

/** What the history gained about these people, organisations and subscriptions. */
async function newEvents(
  { db }: World,
  { people, organisations, model }: Scene,
  where: (person: string) => string[],
): Promise<Happened[]> {
  const payers = new Map(model.subscriptions.map(({ id, person }) => [id, person]));
  const subjects = [...people.map(({ uuid }) => uuid), ...organisations, ...payers.keys()];
  const { rows } = await db.execute<{
    uuid: string;
    subject: string;
    subject_type: string;
    named: string | null;
  }>(sql`
    select uuid, subject, subject_type, after ->> 'organisation' as named from audit_events
    where subject = any(${sql.param(subjects)}::uuid[])
      and uuid <> all(${sql.param(model.happened.map(({ uuid }) => uuid))}::uuid[])`);
  return rows.map(({ uuid, subject, subject_type, named }) => {
    if (subject_type === 'organisation') return { uuid, about: { organisation: subject } };
    const person = payers.get(subject) ?? subject;
    return { uuid, about: { person, named: named ?? undefined, at: where(person) } };
  });
}
