import { useState } from 'react';
import { type Assignment, removeAssignments, saveAssignments } from '#contract/assignments.ts';
import { assigningText } from '#texts/assigning.ts';
import { type Said, say, type Text, type Words } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { type Failure, whyNotLearner } from './failure.ts';
import type { AreaChoice } from './use-area-choice.ts';

type Orders = readonly Pick<Assignment, 'uuid' | 'order'>[];

/** What was done last, in words, and what brings back what was there before it. */
export type Done = {
  words: Said;
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
  onRefusedLearner: (sentence: Words | undefined) => void;
};

const plain = { isAssigned: false, before: null, draft: null, takesFocus: true };

/** Writes a learner's areas, takes all of them away, and undoes either. */
export function useAssign({ learner, saved, choice, show, onRefusedLearner }: Options) {
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const saving = useWrite(saveAssignments);
  const removing = useWrite(removeAssignments);
  const isBusy = saving.isPending || removing.isPending;
  const said = (text: Text<'learner'>) => say(text, { learner: learner?.name ?? '' });

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
  async function attempt(what: Text, orders: Orders, then: Done, back = then.draft) {
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
    const words = said(assigningText.assigned);
    const then = { ...plain, words, isAssigned: true, before: saved, takesFocus: false };
    return attempt(assigningText.notAssigned, orders, then);
  }

  function remove() {
    const words = said(assigningText.takenAway);
    const then = { ...plain, words, before: saved, draft: choice.draft };
    return attempt(assigningText.notTakenAway, [], then);
  }

  function undo({ before, draft }: Done) {
    const words = said(before?.length ? assigningText.undone : assigningText.undoneToNone);
    return attempt(assigningText.notUndone, before ?? [], { ...plain, words }, draft);
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
