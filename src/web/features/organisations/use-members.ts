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
import { changeError } from '#web/patterns/late-failure/change-error.ts';
import { useProblem } from '#web/patterns/late-failure/use-problem.ts';
import {
  type Seen,
  useRemovalQuestion,
} from '#web/patterns/removal-question/use-removal-question.ts';
import { useBusyRecords } from '#web/platform/browser/use-busy-records.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { cacheOrganisation } from './organisation-cache.ts';
import { placeOf } from './organisation-place.ts';

type Person = Pick<Member, 'uuid' | 'name'>;

/** Visible where no row shows the same message; otherwise for screen readers only. */
type MemberStatus = { message: Message; isVisible: boolean };

/** The members of an organisation. Each change is saved at once and can be undone. */
export function useMembers(of: Organisation) {
  const { uuid: organisation, users } = of;
  const client = useQueryClient();
  const adding = useWrite(addMember);
  const removing = useWrite(removeMember);
  const [removed, setRemoved] = useState<readonly Member[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const [status, setStatus] = useState<MemberStatus | null>(null);
  const { problem, ...failure } = useProblem(placeOf(of));
  const question = useRemovalQuestion();
  const busy = useBusyRecords();

  async function change(
    { uuid, name }: Person,
    write: typeof adding | typeof removing,
    options: { undo?: boolean } & Seen = {},
  ) {
    failure.clear();
    question.forget();
    try {
      const body = { organisation, user: uuid, ...options };
      const reply = await busy.during(uuid, () => write.mutateAsync({ body }));
      setRemoved((current) => current.filter((member) => member.uuid !== uuid));
      await cacheOrganisation(client, reply.organisation);
      return true;
    } catch (error) {
      if (failure.isOpen() && question.isAskedBy(error, uuid, options)) return false;
      failure.report(changeError(name, error));
      return false;
    }
  }

  const report = (text: MessageDescriptor<'name'>, { name }: Person, isVisible: boolean) =>
    setStatus({ message: message(text, { name }), isVisible });

  return {
    /** People removed just now keep their row, so that it can be undone there. */
    rows: [
      ...users,
      ...removed.filter((member) => users.every(({ uuid }) => uuid !== member.uuid)),
    ].sort((a, b) => a.name.localeCompare(b.name, 'en-NZ')),
    isRemoved: ({ uuid }: Member) => users.every((member) => member.uuid !== uuid),
    isBusy: ({ uuid }: Person) => busy.isBusy(uuid),
    restored,
    status,
    problem,
    async add(person: Person) {
      if (users.some(({ uuid }) => uuid === person.uuid)) {
        return report(organisationsMessages.belongsAlready, person, true);
      }
      if (!(await change(person, adding))) return;
      report(organisationsMessages.personAdded, person, true);
    },
    /** What the server asks before somebody is removed. */
    askedOf: ({ uuid }: Member) => question.askedOf(uuid),
    settle: question.settle,
    async remove(member: Member, seen: Seen = {}) {
      if (!(await change(member, removing, seen))) return;
      setRemoved((current) => [...current, member]);
      report(organisationsMessages.personRemoved, member, false);
    },
    async undo(member: Member) {
      if (!(await change(member, adding, { undo: true }))) return;
      setRestored(member.uuid);
      report(organisationsMessages.belongsAgain, member, false);
    },
  };
}

export type MembersState = ReturnType<typeof useMembers>;
