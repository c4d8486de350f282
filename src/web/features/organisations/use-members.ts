import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addMember,
  type Member,
  type Organisation,
  removeMember,
} from '#contract/organisations/organisations.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { cacheOrganisation } from './organisation-cache.ts';

type Person = Pick<Member, 'uuid' | 'name'>;

/** Seen where no row says the same. */
type MemberMessage = { words: Message; isSeen: boolean };

/** Who belongs to an organisation. Each change is made at once, and can be taken back. */
export function useMembers({ uuid: organisation, users }: Organisation) {
  const client = useQueryClient();
  const adding = useWrite(addMember);
  const removing = useWrite(removeMember);
  const [removed, setRemoved] = useState<readonly Member[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const [said, setSaid] = useState<MemberMessage | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);

  async function change({ uuid, name }: Person, write: typeof adding | typeof removing) {
    setProblem(null);
    try {
      const answer = await write.mutateAsync({ body: { organisation, user: uuid } });
      setRemoved((now) => now.filter((member) => member.uuid !== uuid));
      await cacheOrganisation(client, answer.organisation);
      return true;
    } catch (error) {
      setProblem(message(organisationsMessages.nothingChanged, { name, why: errorMessage(error) }));
      return false;
    }
  }

  const tell = (text: MessageDescriptor<'name'>, { name }: Person, isSeen: boolean) =>
    setSaid({ words: message(text, { name }), isSeen });

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
        return tell(organisationsMessages.belongsAlready, person, true);
      }
      if (!(await change(person, adding))) return;
      tell(organisationsMessages.personAdded, person, true);
    },
    async remove(member: Member) {
      if (!(await change(member, removing))) return;
      setRemoved((now) => [...now, member]);
      tell(organisationsMessages.personRemoved, member, false);
    },
    async undo(member: Member) {
      if (!(await change(member, adding))) return;
      setRestored(member.uuid);
      tell(organisationsMessages.belongsAgain, member, false);
    },
  };
}

export type MembersState = ReturnType<typeof useMembers>;
