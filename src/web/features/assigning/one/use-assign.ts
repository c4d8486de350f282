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

/** The last change that was saved: its message, and what undoing it restores. */
export type AppliedAssignment = {
  message: Message;
  isAssigned: boolean;
  before: Orders | null;
  draft: AreaSelection['draft'];
  /** The button that was pressed is gone by then, so the message takes the focus. */
  takesFocus: boolean;
};

type Options = {
  learner: Learner | null;
  saved: readonly Assignment[];
  choice: AreaSelection;
  show: (data: Assignment[]) => void;
  /** The server's error about the learner is shown beside the picker. */
  onRefusedLearner: (sentence: DisplayText | undefined) => void;
};

const defaults = { isAssigned: false, before: null, draft: null, takesFocus: true };

/** Writes a learner's areas, takes all of them away, and undoes either. */
export function useAssign({ learner, saved, choice, show, onRefusedLearner }: Options) {
  const [applied, setApplied] = useState<AppliedAssignment | null>(null);
  const [failure, setFailure] = useState<AssignFailure | null>(null);
  const saving = useWrite(saveAssignments);
  const removing = useWrite(removeAssignments);
  const isBusy = saving.isPending || removing.isPending;
  const withLearner = (descriptor: MessageDescriptor<'learner'>) =>
    message(descriptor, { learner: learner?.name ?? '' });

  async function write(learner_id: string, orders: Orders) {
    const areas_list = orders.map(({ uuid }) => uuid);
    const order_by = orders.map(({ order }) => order);
    const { data } =
      orders.length > 0
        ? await saving.mutateAsync({ body: { learner_id, areas_list, order_by } })
        : await removing.mutateAsync({ body: { learner_id } });
    show(data);
  }

  /** If it fails, the choice stays as it is. */
  async function attempt(
    failureTitle: MessageDescriptor,
    orders: Orders,
    result: AppliedAssignment,
    draftToRestore = result.draft,
  ) {
    if (!learner || isBusy) return;
    setFailure(null);
    onRefusedLearner(undefined);
    try {
      await write(learner.uuid, orders);
      if (draftToRestore && !result.before) choice.restore(draftToRestore);
      else choice.drop();
      setApplied(result);
    } catch (error) {
      const sent = orders.map(({ uuid }) => uuid);
      const failed = { title: failureTitle, error: toError(error), sent };
      onRefusedLearner(learnerFailure(failed));
      setFailure(failed);
    }
  }

  function assign() {
    const orders = choice.chosen.map((uuid, index) => ({ uuid, order: index + 1 }));
    const message = withLearner(assigningMessages.assigned);
    const result = { ...defaults, message, isAssigned: true, before: saved, takesFocus: false };
    return attempt(assigningMessages.notAssigned, orders, result);
  }

  function remove() {
    const message = withLearner(assigningMessages.takenAway);
    const result = { ...defaults, message, before: saved, draft: choice.draft };
    return attempt(assigningMessages.notTakenAway, [], result);
  }

  function undo({ before, draft }: AppliedAssignment) {
    const text = before?.length ? assigningMessages.undone : assigningMessages.undoneToNone;
    const result = { ...defaults, message: withLearner(text) };
    return attempt(assigningMessages.notUndone, before ?? [], result, draft);
  }

  return {
    applied,
    failure,
    isBusy,
    isSaving: saving.isPending,
    isRemoving: removing.isPending,
    assign: () => void assign(),
    remove: () => void remove(),
    undo: () => applied && void undo(applied),
    /** For when the last result no longer matches what is on the screen. */
    clearFeedback() {
      setApplied(null);
      setFailure(null);
    },
  };
}

export type Assigning = ReturnType<typeof useAssign>;

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
