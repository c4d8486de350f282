import { useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { ApiError, NetworkError } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import type { Saved } from '#web/platform/editing/editing.ts';
import type { Delivery } from '#web/platform/editing/send-over.ts';
import { useEditing } from '#web/platform/editing/use-editing.ts';
import type { Version } from '#web/platform/editing/version.ts';

/** A text as the server has it, and who wrote it; null where nobody is named. */
export type SavedText = Saved & { by: Author | null };
type Author = { uuid: string; name: string };

/** `same`: there was nothing to send. After any but these two there is still text to look after. */
export type SaveOutcome = 'saved' | 'same' | 'typed-on' | 'blank' | 'conflict' | 'failed';

type Options<Answer> = Delivery<Answer> & {
  name: string;
  place: DraftLocation;
  saved: SavedText;
  /** Without it, an empty text is as good as any. */
  required: boolean;
};

/** `mayPass`: nothing is wrong with the text, so another try may do. */
export type SaveProblem =
  | { kind: 'blank' }
  | { kind: 'failed'; reason: DisplayText; mayPass: boolean };

type Saving = {
  /** An empty box left behind is no mistake; going on as if it were a review would be. */
  leaving: boolean;
  /** Nobody asked for it, so nobody who types is interrupted to choose between two texts. */
  quietly?: boolean;
};

/** One box of text: typed here, a draft on the device, saved on the server, never overwritten. */
export function useAutosaveField<Answer>({ saved, required, ...options }: Options<Answer>) {
  const editing = useEditing({ ...options, saved });
  const { text, draft } = editing;
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  async function save({ leaving, quietly = false }: Saving): Promise<SaveOutcome> {
    const isBlank = required && text.trim() === '' && !(leaving && saved.text === '');
    if (isBlank && !editing.isConflict) {
      setProblem({ kind: 'blank' });
      return 'blank';
    }
    return deliver(!quietly);
  }

  async function deliver(isAsked: boolean): Promise<SaveOutcome> {
    if (draft && !editing.isConflict) setProblem(null);
    const outcome = await editing.save({ isAsked });
    if (outcome.kind === 'failed') setProblem(failure(outcome.error));
    return outcome.kind;
  }

  const change = (how: () => void) => {
    setProblem(null);
    how();
  };

  const discard = () => change(editing.discard);

  return {
    text,
    draft,
    saved,
    isKept: editing.isKept,
    isSaving: editing.isSaving,
    problem,
    discarded: editing.discarded,
    /** Theirs and mine differ, and neither knows of the other. */
    isConflict: editing.isConflict,
    /** The two are shown beside each other: `asked`, or `at-once` on opening. */
    comparing: editing.isConflict && editing.comparing !== 'no' && editing.comparing,
    /** The draft is as it was when the box opened. */
    isFound: draft !== null && draft.at === editing.foundAt,
    type: (typed: string) => change(() => editing.setText(typed)),
    /** Goes on from the version that was saved at `over`. */
    adopt: (typed: string, over: Version) => change(() => editing.adopt(typed, over)),
    save,
    discard,
    undo: editing.undo,
    compare: editing.compare,
    keepMine: () => {
      change(() => editing.resolve(text));
      return deliver(true);
    },
    keepTheirs: discard,
    joinBoth: () => change(() => editing.resolve(`${saved.text}\n\n${text}`)),
  };
}

function failure(error: Error): SaveProblem {
  const mayPass =
    error instanceof NetworkError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429));
  return { kind: 'failed', reason: errorMessage(error), mayPass };
}

export type AutosaveFieldState = ReturnType<typeof useAutosaveField>;

export const isSafelySaved = (outcome: SaveOutcome) => outcome === 'saved' || outcome === 'same';
