import { useState } from 'react';
import { type Assignment, removeAssignments, saveAssignments } from '#contract/assignments.ts';
import { useWrite } from '#web/platform/data.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { type Failure, whyNotLearner } from './failure.ts';
import type { AreaChoice } from './use-area-choice.ts';

type Orders = readonly Pick<Assignment, 'uuid' | 'order'>[];

/** What was done last, in words, and what brings back what was there before it. */
export type Done = {
  words: string;
  isAssigned: boolean;
  before: Orders | null;
  draft: AreaChoice['draft'];
  /** The button that was pressed is gone by then. */
  takesFocus: boolean;
};

type Options = {
  learner: Learner | null;
  saved: readonly Assignment[];
  choice: AreaChoice;
  show: (data: Assignment[]) => void;
  /** What the server has against the learner belongs beside the picker. */
  onRefusedLearner: (sentence: string | undefined) => void;
};

const plain = { isAssigned: false, before: null, draft: null, takesFocus: true };

/** Writes a learner's areas, takes all of them away, and undoes either. */
export function useAssign({ learner, saved, choice, show, onRefusedLearner }: Options) {
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const saving = useWrite(saveAssignments);
  const removing = useWrite(removeAssignments);
  const isBusy = saving.isPending || removing.isPending;
  const name = learner?.name ?? '';

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
  async function attempt(what: string, orders: Orders, then: Done, back = then.draft) {
    if (!learner || isBusy) return;
    setFailure(null);
    onRefusedLearner(undefined);
    try {
      await write(learner.uuid, orders);
      if (back && !then.before) choice.restore(back);
      else choice.drop();
      setDone(then);
    } catch (error) {
      const failed = { what, error: asError(error), sent: orders.map(({ uuid }) => uuid) };
      onRefusedLearner(whyNotLearner(failed));
      setFailure(failed);
    }
  }

  function assign() {
    const orders = choice.chosen.map((uuid, index) => ({ uuid, order: index + 1 }));
    const words = `Assigned to ${name}`;
    const then = { ...plain, words, isAssigned: true, before: saved, takesFocus: false };
    return attempt('Not assigned.', orders, then);
  }

  function remove() {
    const words = `All areas are taken away from ${name}`;
    return attempt('Not taken away.', [], { ...plain, words, before: saved, draft: choice.draft });
  }

  function undo({ before, draft }: Done) {
    const words = before?.length
      ? `Undone. ${name} has the areas from before again`
      : `Undone. ${name} has no areas, as before`;
    return attempt('The change was not undone.', before ?? [], { ...plain, words }, draft);
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

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
