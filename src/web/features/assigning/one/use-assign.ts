import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
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
import type { AreaOrder } from '#web/features/assigning/area-order.ts';
import { type AssignFailure, learnerFailure } from '#web/features/assigning/assign-failure.ts';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { currentIn } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import type { AreaSelection } from './use-area-selection.ts';

type Orders = readonly Pick<Assignment, 'uuid' | 'order'>[];

const areasOf = (orders: readonly { uuid: string }[]) => orders.map(({ uuid }) => uuid);

/** The last change that was saved: its message, and what undoing it restores. */
export type AppliedAssignment = {
  message: Message;
  isAssigned: boolean;
  before: Orders | null;
  /** The areas that it left: where they are others by now, it isn't undone. */
  after: AreaOrder;
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

type Act = {
  failureTitle: MessageDescriptor;
  orders: Orders;
  result: AppliedAssignment;
  undone?: AppliedAssignment;
};

const defaults = { isAssigned: false, before: null, after: [], draft: null, takesFocus: true };

/** Writes a learner's areas, takes all of them away, and undoes either. */
export function useAssign({ learner, saved, choice, show, onRefusedLearner }: Options) {
  const [applied, setApplied] = useState<AppliedAssignment | null>(null);
  const [failure, setFailure] = useState<AssignFailure | null>(null);
  const { write, isSaving, isRemoving } = useWriteAreas(show);
  const withLearner = (descriptor: MessageDescriptor<'learner'>) =>
    message(descriptor, { learner: learner?.name ?? '' });

  /** If it fails, the choice stays as it is. */
  const [attempt, isBusy] = useOneAtATime(async (act: Act) => {
    const { failureTitle, orders, result, undone } = act;
    if (!learner) return;
    setFailure(null);
    onRefusedLearner(undefined);
    try {
      await write(learner.uuid, orders, undone?.after ?? areasOf(saved));
      if (undone?.draft) choice.restore(undone.draft);
      else choice.drop();
      setApplied(result);
    } catch (error) {
      const current = currentIn<ReplyJson<typeof saveAssignments>>(error);
      const takesFocus = current !== undefined && undone !== undefined;
      const failed = { title: failureTitle, error: toError(error), sent: areasOf(orders) };
      onRefusedLearner(learnerFailure(failed));
      setFailure({ ...failed, takesFocus });
      if (!current) return;
      // What the last result says is not so any more, and can't be undone.
      setApplied(null);
      show(current.data);
    }
  });

  function assign() {
    const orders = choice.chosen.map((uuid, index) => ({ uuid, order: index + 1 }));
    const message = withLearner(assigningMessages.assigned);
    const result = {
      ...defaults,
      message,
      isAssigned: true,
      before: saved,
      after: choice.chosen,
      takesFocus: false,
    };
    return attempt({ failureTitle: assigningMessages.notAssigned, orders, result });
  }

  function remove() {
    const message = withLearner(assigningMessages.takenAway);
    const result = { ...defaults, message, before: saved, draft: choice.draft };
    return attempt({ failureTitle: assigningMessages.notTakenAway, orders: [], result });
  }

  function undo(last: AppliedAssignment) {
    const { before } = last;
    const text = before?.length ? assigningMessages.undone : assigningMessages.undoneToNone;
    const result = { ...defaults, message: withLearner(text) };
    return attempt({
      failureTitle: assigningMessages.notUndone,
      orders: before ?? [],
      result,
      undone: last,
    });
  }

  return {
    applied,
    failure,
    isBusy,
    isSaving,
    isRemoving,
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

/** `seen`: the areas that the person knows of, so that others are not replaced. */
function useWriteAreas(show: Options['show']) {
  const saving = useWrite(saveAssignments);
  const removing = useWrite(removeAssignments);

  async function write(learner_id: string, orders: Orders, seen: AreaOrder) {
    const areas_list = areasOf(orders);
    const order_by = orders.map(({ order }) => order);
    const { data } =
      orders.length > 0
        ? await saving.mutateAsync({ body: { learner_id, areas_list, order_by, seen: [...seen] } })
        : await removing.mutateAsync({ body: { learner_id, seen: [...seen] } });
    show(data);
  }

  return { write, isSaving: saving.isPending, isRemoving: removing.isPending };
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
