import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addMember, removeMember } from '#contract/organisations/organisations.ts';
import type { User } from '#contract/people/people.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { personMessages } from '#messages/people/person.ts';
import { cacheUser } from '#web/features/users/form/user-cache.ts';
import { changeError } from '#web/patterns/late-failure/change-error.ts';
import {
  type Seen,
  useRemovalQuestion,
} from '#web/patterns/removal-question/use-removal-question.ts';
import { useBusyRecords } from '#web/platform/browser/use-busy-records.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';

type Organisation = User['organisations'][number];

/** Visible where no row says the same; otherwise for screen readers only. */
type Status = { message: Message; isVisible: boolean };

/** The organisations of a person. Each change is saved at once and can be undone. */
export function useOrganisations(user: User) {
  const client = useQueryClient();
  const adding = useWrite(addMember);
  const removing = useWrite(removeMember);
  const [removed, setRemoved] = useState<readonly Organisation[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const [status, setStatus] = useState<Status | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const question = useRemovalQuestion();
  const busy = useBusyRecords();
  const { organisations } = user;
  const has = ({ uuid }: Organisation) => organisations.some((each) => each.uuid === uuid);
  const without = (from: readonly Organisation[], { uuid }: Organisation) =>
    from.filter((each) => each.uuid !== uuid);

  async function change(
    organisation: Organisation,
    write: typeof adding | typeof removing,
    changed: Organisation[],
    options: { undo?: boolean } & Seen = {},
  ) {
    setProblem(null);
    question.forget();
    try {
      const membership = { organisation: organisation.uuid, user: user.uuid };
      const body = { ...membership, ...options };
      await busy.during(organisation.uuid, () => write.mutateAsync({ body }));
      await cacheUser(client, { ...user, organisations: changed });
      return true;
    } catch (error) {
      if (question.isAskedBy(error, organisation.uuid, options)) return false;
      setProblem(changeError(organisation.name, error));
      return false;
    }
  }

  function report(
    text: MessageDescriptor<'name' | 'organisation'>,
    { name }: Organisation,
    isVisible: boolean,
  ) {
    setStatus({ message: message(text, { name: user.name, organisation: name }), isVisible });
  }

  return {
    /** Those left just now keep their row, so that it can be undone there. */
    rows: [...organisations, ...removed.filter((organisation) => !has(organisation))],
    isRemoved: (organisation: Organisation) => !has(organisation),
    isBusy: ({ uuid }: Organisation) => busy.isBusy(uuid),
    restored,
    status,
    problem,
    async add(organisation: Organisation) {
      if (has(organisation)) return report(personMessages.belongsAlready, organisation, true);
      if (!(await change(organisation, adding, [...organisations, organisation]))) return;
      setRemoved((current) => without(current, organisation));
      report(personMessages.belongsNow, organisation, true);
    },
    /** What the server asks before the person is removed from there. */
    askedOf: ({ uuid }: Organisation) => question.askedOf(uuid),
    settle: question.settle,
    async remove(organisation: Organisation, seen: Seen = {}) {
      const left = without(organisations, organisation);
      if (!(await change(organisation, removing, left, seen))) return;
      setRemoved((current) => [...without(current, organisation), organisation]);
      report(personMessages.belongsNoMore, organisation, false);
    },
    async undo(organisation: Organisation) {
      const changed = [...organisations, organisation];
      if (!(await change(organisation, adding, changed, { undo: true }))) return;
      setRemoved((current) => without(current, organisation));
      setRestored(organisation.uuid);
      report(personMessages.belongsAgain, organisation, false);
    },
  };
}

export type OrganisationsState = ReturnType<typeof useOrganisations>;
