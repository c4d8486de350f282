import {
  decidePhrase,
  importPhrases,
  type PhraseDecision,
  phraseIndex,
  proposePhrase,
  storePhrase,
  teamPhrases,
} from '#contract/phrases/phrases.ts';
import type { Person, World } from '#testing/world.ts';

/** What mentors do with their phrases, and a designer with those of the team. */
export async function phrasesIn(world: World) {
  const designer = await world.person('Moana', 'learning_designer');

  const add = async (mentor: Person, text: string, question: string | null = null) =>
    (await world.as(mentor)(storePhrase, { body: { text, question } })).reply.phrase;
  const propose = (mentor: Person, uuid: string, proposed = true) =>
    world.as(mentor)(proposePhrase, { body: { uuid, proposed } });
  const decide = (uuid: string, decision: PhraseDecision, by = designer) =>
    world.as(by)(decidePhrase, { body: { uuid, decision } });
  const undo = (uuid: string, by?: Person) => decide(uuid, 'undone', by);
  const approveAfterAll = (uuid: string, by = designer) =>
    world.as(by)(decidePhrase, { body: { uuid, decision: 'approved', after_all: true } });

  const offered = async (mentor: Person) => (await world.as(mentor)(phraseIndex, {})).reply.phrases;
  const textsOf = async (mentor: Person) => (await offered(mentor)).map(({ text }) => text);
  const ownTextsOf = async (mentor: Person) =>
    (await offered(mentor))
      .filter(({ author }) => author?.uuid === mentor.uuid)
      .map(({ text }) => text);
  const forTeam = async () => (await world.as(designer)(teamPhrases, {})).reply.phrases;

  /** A question of an area of its own. */
  async function question(wording = 'What did you notice?', of?: string) {
    const area = await world.area(of);
    const [uuid = ''] = await world.ask({ area }, [wording]);
    return uuid;
  }

  const upload = (
    person: Person,
    payload: string,
    { path }: { path: string } = importPhrases,
    more: Record<string, string> = {},
  ) =>
    world.raw(person, {
      method: 'POST',
      url: path,
      payload,
      type: 'text/csv',
      query: { name: 'phrases.csv', ...more },
    });

  return {
    designer,
    add,
    propose,
    decide,
    undo,
    approveAfterAll,
    offered,
    textsOf,
    ownTextsOf,
    forTeam,
    question,
    upload,
  };
}

export const csv = (...rows: string[]) => ['phrase,question,area_or_pod', ...rows].join('\r\n');
