import { useState } from 'react';
import { type Lookup, type LookupKind, updateLookup } from '#contract/learning/lookups.ts';
import { type Message, message, type Translatable } from '#lib/messages/message.ts';
import { learningWordsMessages } from '#messages/learning/learning-words.ts';
import { useBusyRecords } from '#web/platform/browser/use-busy-records.ts';
import { ApiError } from '#web/platform/calls/call.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useCacheLookup } from './use-lookup-form.ts';

type Options = { kind: LookupKind; onDone: (about: string, text: Translatable) => void };

/** Retires a word, so that it can no longer be chosen, or offers it again. Either undoes the other. */
export function useRetire({ kind, onDone }: Options) {
  const update = useWrite(updateLookup);
  const show = useCacheLookup(kind);
  const [problem, setProblem] = useState<Message | null>(null);
  const busy = useBusyRecords();
  const [undoable, setUndoable] = useState<string | null>(null);

  async function change({ uuid, name, updated_at, ...before }: Lookup, isUndo = false) {
    const retired = !before.retired;
    setProblem(null);
    try {
      const body = { kind, uuid, name, retired };
      const { lookup } = await busy.during(uuid, () =>
        update.mutateAsync({ body, ifMatch: updated_at }),
      );
      await show(lookup);
      setUndoable(isUndo ? null : uuid);
      onDone(uuid, retired ? learningWordsMessages.retired : learningWordsMessages.offeredAgain);
    } catch (error) {
      setProblem(retireFailure(name, error));
    }
  }

  return {
    problem,
    /** The word whose last change can be undone. */
    undoable,
    isBusy: ({ uuid }: Lookup) => busy.isBusy(uuid),
    change,
  };
}

function retireFailure(word: string, error: unknown): Message {
  if (error instanceof ApiError && error.status === 412) {
    return message(learningWordsMessages.changedMeanwhile, { word });
  }
  return message(learningWordsMessages.notChanged, { word, why: errorMessage(error) });
}
