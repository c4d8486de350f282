import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addMember,
  type Member,
  type Organisation,
  removeMember,
} from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { type Said, say, type Text } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { keepOrganisation } from './organisation-cache.ts';

type Person = Pick<Member, 'uuid' | 'name'>;

/** Seen where no row says the same. */
type Told = { words: Said; isSeen: boolean };

/** Who belongs to an organisation. Each change is made at once, and can be taken back. */
export function useMembers({ uuid: organisation, users }: Organisation) {
  const client = useQueryClient();
  const adding = useWrite(addMember);
  const removing = useWrite(removeMember);
  const [removed, setRemoved] = useState<readonly Member[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const [said, setSaid] = useState<Told | null>(null);
  const [problem, setProblem] = useState<Said | null>(null);

  async function change({ uuid, name }: Person, write: typeof adding | typeof removing) {
    setProblem(null);
    try {
      const answer = await write.mutateAsync({ body: { organisation, user: uuid } });
      setRemoved((now) => now.filter((member) => member.uuid !== uuid));
      await keepOrganisation(client, answer.organisation);
      return true;
    } catch (error) {
      setProblem(say(organisationsText.nothingChanged, { name, why: sentenceOf(error) }));
      return false;
    }
  }

  const tell = (text: Text<'name'>, { name }: Person, isSeen: boolean) =>
    setSaid({ words: say(text, { name }), isSeen });

  return {
    /** Those who were removed just now keep their place, where it can be undone. */
    shown: [
      ...users,
      ...removed.filter((gone) => users.every(({ uuid }) => uuid !== gone.uuid)),
    ].sort((one, other) => one.name.localeCompare(other.name, 'en-NZ')),
    isRemoved: ({ uuid }: Member) => users.every((member) => member.uuid !== uuid),
    busy: [adding, removing].find(({ isPending }) => isPending)?.variables?.body.user,
    restored,
    said,
    problem,
    async add(person: Person) {
      if (users.some(({ uuid }) => uuid === person.uuid)) {
        return tell(organisationsText.belongsAlready, person, true);
      }
      if (!(await change(person, adding))) return;
      tell(organisationsText.personAdded, person, true);
    },
    async remove(member: Member) {
      if (!(await change(member, removing))) return;
      setRemoved((now) => [...now, member]);
      tell(organisationsText.personRemoved, member, false);
    },
    async undo(member: Member) {
      if (!(await change(member, adding))) return;
      setRestored(member.uuid);
      tell(organisationsText.belongsAgain, member, false);
    },
  };
}

export type Members = ReturnType<typeof useMembers>;
