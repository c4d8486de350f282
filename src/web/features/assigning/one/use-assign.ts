import { useState } from 'react';
import {
  type Assignment,
  removeAssignments,
  saveAssignments,
} from '#contract/mentoring/assignments.ts';
import {
  type DisplayText,
  type Message,
  type MessageDescriptor,
  message,
} from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { type AssignFailure, learnerFailure } from '#web/features/assigning/assign-failure.ts';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import type { AreaSelection } from './use-area-selection.ts';

type Orders = readonly Pick<Assignment, 'uuid' | 'order'>[];

/** What was done last, in words, and what brings back what was there before it. */
export type AppliedAssignment = {
  words: Message;
  isAssigned: boolean;
  before: Orders | null;
  draft: AreaSelection['draft'];
  /** The button that was pressed is gone by then. */
  takesFocus: boolean;
};

type Options = {
  learner: Learner | null;
  saved: readonly Assignment[];
  choice: AreaSelection;
  show: (data: Assignment[]) => void;
  /** What the server has against the learner belongs beside the picker. */
  onRefusedLearner: (sentence: DisplayText | undefined) => void;
};

const plain = { isAssigned: false, before: null, draft: null, takesFocus: true };

/** Writes a learner's areas, takes all of them away, and undoes either. */
export function useAssign({ learner, saved, choice, show, onRefusedLearner }: Options) {
  const [done, setDone] = useState<AppliedAssignment | null>(null);
  const [failure, setFailure] = useState<AssignFailure | null>(null);
  const saving = useWrite(saveAssignments);
  const removing = useWrite(removeAssignments);
  const isBusy = saving.isPending || removing.isPending;
  const said = (text: MessageDescriptor<'learner'>) =>
    message(text, { learner: learner?.name ?? '' });

  async function write(learner_id: string, orders: Orders) {
    const areas_list = orders.map(({ uuid }) => uuid);
    const order_by = orders.map(({ order }) => order);
    const { data } =
      orders.length > 0
        ? await saving.mutateAsync({ body: { learner_id, areas_list, order_by } })
        : await removing.mutateAsync({ body: { learner_id } });
    show(data);
  }

  /** Whatever goes wrong, the choice stays as it is. */
  async function attempt(
    what: MessageDescriptor,
    orders: Orders,
    then: AppliedAssignment,
    back = then.draft,
  ) {
    if (!learner || isBusy) return;
    setFailure(null);
    onRefusedLearner(undefined);
    try {
      await write(learner.uuid, orders);
      if (back && !then.before) choice.restore(back);
      else choice.drop();
      setDone(then);
    } catch (error) {
      const failed = { what, error: toError(error), sent: orders.map(({ uuid }) => uuid) };
      onRefusedLearner(learnerFailure(failed));
      setFailure(failed);
    }
  }

  function assign() {
    const orders = choice.chosen.map((uuid, index) => ({ uuid, order: index + 1 }));
    const words = said(assigningMessages.assigned);
    const then = { ...plain, words, isAssigned: true, before: saved, takesFocus: false };
    return attempt(assigningMessages.notAssigned, orders, then);
  }

  function remove() {
    const words = said(assigningMessages.takenAway);
    const then = { ...plain, words, before: saved, draft: choice.draft };
    return attempt(assigningMessages.notTakenAway, [], then);
  }

  function undo({ before, draft }: AppliedAssignment) {
    const words = said(before?.length ? assigningMessages.undone : assigningMessages.undoneToNone);
    return attempt(assigningMessages.notUndone, before ?? [], { ...plain, words }, draft);
  }

  return {
    done,
    failure,
    isBusy,
    isSaving: saving.isPending,
    isRemoving: removing.isPending,
    assign: () => void assign(),
    remove: () => void remove(),
    undo: () => done && void undo(done),
    /** What was said is about something that is no longer on the screen. */
    hush() {
      setDone(null);
      setFailure(null);
    },
  };
}

export type Assigning = ReturnType<typeof useAssign>;

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
