import { useState } from 'react';
import { type Lookup, type LookupKind, updateLookup } from '#contract/learning/lookups.ts';
import { type Message, message, type Translatable } from '#lib/messages/message.ts';
import { learningWordsMessages } from '#messages/learning/learning-words.ts';
import { ApiError } from '#web/platform/calls/call.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useCacheLookup } from './use-lookup-form.ts';

type Options = { kind: LookupKind; onDone: (about: string, words: Translatable) => void };

/** Takes a word out of what can be chosen, or puts it back; the one is the other's undo. */
export function useRetire({ kind, onDone }: Options) {
  const update = useWrite(updateLookup);
  const show = useCacheLookup(kind);
  const [problem, setProblem] = useState<Message | null>(null);
  const [undoable, setUndoable] = useState<string | null>(null);

  async function set({ uuid, name, updated_at }: Lookup, retired: boolean, isUndo: boolean) {
    setProblem(null);
    try {
      const body = { kind, uuid, name, retired };
      const { lookup } = await update.mutateAsync({ body, ifMatch: updated_at });
      await show(lookup);
      setUndoable(isUndo ? null : uuid);
      onDone(uuid, retired ? learningWordsMessages.retired : learningWordsMessages.offeredAgain);
    } catch (error) {
      setProblem(retireFailure(name, error));
    }
  }

  return {
    problem,
    /** The word whose last change can be taken back. */
    undoable,
    busy: update.isPending ? update.variables.body.uuid : null,
    retire: (lookup: Lookup) => void set(lookup, true, false),
    offer: (lookup: Lookup) => void set(lookup, false, false),
    undo: (lookup: Lookup) => void set(lookup, !lookup.retired, true),
  };
}

function retireFailure(word: string, error: unknown): Message {
  if (error instanceof ApiError && error.status === 412) {
    return message(learningWordsMessages.changedMeanwhile, { word });
  }
  return message(learningWordsMessages.notChanged, { word, why: errorMessage(error) });
}
