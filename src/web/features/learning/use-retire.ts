import { useState } from 'react';
import { type Lookup, type LookupKind, updateLookup } from '#contract/lookups.ts';
import { learningWordsText } from '#texts/learning-words.ts';
import { type Said, type Sayable, say } from '#texts/text.ts';
import { Refused } from '#web/platform/call.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useShowLookup } from './use-lookup-form.ts';

type Options = { kind: LookupKind; onDone: (about: string, words: Sayable) => void };

/** Takes a word out of what can be chosen, or puts it back; the one is the other's undo. */
export function useRetire({ kind, onDone }: Options) {
  const update = useWrite(updateLookup);
  const show = useShowLookup(kind);
  const [problem, setProblem] = useState<Said | null>(null);
  const [undoable, setUndoable] = useState<string | null>(null);

  async function set({ uuid, name, updated_at }: Lookup, retired: boolean, isUndo: boolean) {
    setProblem(null);
    try {
      const body = { kind, uuid, name, retired };
      const { lookup } = await update.mutateAsync({ body, ifMatch: updated_at });
      await show(lookup);
      setUndoable(isUndo ? null : uuid);
      onDone(uuid, retired ? learningWordsText.retired : learningWordsText.offeredAgain);
    } catch (error) {
      setProblem(whyNot(name, error));
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

function whyNot(word: string, error: unknown): Said {
  if (error instanceof Refused && error.status === 412) {
    return say(learningWordsText.changedMeanwhile, { word });
  }
  return say(learningWordsText.notChanged, { word, why: sentenceOf(error) });
}
