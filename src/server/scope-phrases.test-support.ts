import { randomUUID as newUuid } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import * as contract from '#contract/phrases/phrases.ts';
import { phrases, users } from '#server/schema/index.ts';
import type { World } from '#testing/world.ts';
import { always, type Named, type Row, row, type Whose } from './scope-row.test-support.ts';

/** A phrase that somebody has written; none, where there is nobody. */
async function phraseOf({ db }: World, { person }: Named, status: 'own' | 'approved' = 'own') {
  const [uuid, author] = [newUuid(), eq(users.uuid, person)];
  if (await db.$count(users, author))
    await db.insert(phrases).values({ uuid, author: person, status, text: `Ka pai ${uuid}` });
  return uuid;
}

/** About a phrase of somebody there: whoever writes beside the caller has theirs to themselves. */
function about<E extends Endpoint>(
  endpoint: E,
  answers: Record<Whose, number>,
  request: (uuid: string) => CallInput<E>,
): [string, Row] {
  const ask: Row['ask'] = async (world, caller, its) =>
    world.as(caller)(endpoint, request(await phraseOf(world, its)));
  return [`${endpoint.method} ${endpoint.path}`, { ...answers, ask }];
}

const nobodys = { own: 422, other: 422, both: 422 };

/** The team's are everybody's; by whom they are is said of the caller's own organisations alone. */
const index: Row['ask'] = async (world, caller, its) => {
  const uuid = await phraseOf(world, its, 'approved');
  const { status, reply } = await world.as(caller)(contract.phraseIndex, {});
  const found = reply.phrases.find((one) => one.uuid === uuid);
  return { status, reply: { author: found?.author ?? null } };
};

const upload: Row['ask'] = async (world, caller) => {
  const { statusCode: status, ...response } = await world.raw(caller, {
    method: 'POST',
    url: contract.importPhrases.path,
    query: { name: 'phrases.csv' },
    payload: `phrase\n${newUuid()}`,
    type: 'text/csv',
  });
  return { status, reply: response.json() };
};

/** The lines of what mentors have ready to write. */
export const phraseRows: [string, Row][] = [
  [`GET ${contract.phraseIndex.path}`, { ...always, ask: index }],
  row(contract.phraseQuestions, always, () => ({})),
  ['POST /api/admin/phrase/import', { ...always, ask: upload }],
  [
    `POST ${contract.storePhrase.path}`,
    {
      own: 201,
      other: 201,
      both: 201,
      ask: async (world, caller) => {
        const body = { text: newUuid() };
        const { status, reply } = await world.as(caller)(contract.storePhrase, { body });
        return { status, reply: reply.phrase.status };
      },
    },
  ],
  about(contract.updatePhrase, nobodys, (uuid) => ({ body: { uuid, text: 'Ka rawe' } })),
  about(contract.proposePhrase, nobodys, (uuid) => ({ body: { uuid, proposed: true } })),
  about(contract.removePhrase, { own: 204, other: 204, both: 204 }, (uuid) => ({ body: { uuid } })),
];
