import { useState } from 'react';
import { maxLength } from '#contract/fields/max-length.ts';
import { storedCharacters } from '#contract/fields/typed-text.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { ApiError, NetworkError } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import type { Saved } from '#web/platform/editing/editing.ts';
import type { Delivery } from '#web/platform/editing/send-over.ts';
import { useEditing } from '#web/platform/editing/use-editing.ts';
import type { Version } from '#web/platform/editing/version.ts';

/** A text as the server has it, and its author, if known. */
export type SavedText = Saved & { by: Author | null };
type Author = { uuid: string; name: string };

/**
 * `same`: there was nothing to send. After all but the first two there is text left to save; `failed`
 * may succeed the next time, which `refused` won't.
 */
export type SaveOutcome =
  | 'saved'
  | 'same'
  | 'typed-on'
  | 'blank'
  | 'conflict'
  | 'failed'
  | 'refused';

type Options<Answer> = Delivery<Answer> & {
  name: string;
  place: DraftLocation;
  saved: SavedText;
  /** Whether an empty text is an error. */
  required: boolean;
};

/** `canRetry`: nothing is wrong with the text, so that another try may succeed. */
export type SaveProblem =
  | { kind: 'blank' }
  | { kind: 'failed'; reason: DisplayText; canRetry: boolean };

type SaveOptions = {
  /** Leaving an empty box is no error; submitting one is. */
  leaving: boolean;
  /** An automatic save: a conflict does not interrupt somebody who is typing. */
  quietly?: boolean;
  /** Another try after a failure, which stays on the screen until it is mended. */
  unasked?: boolean;
};

/** The state of a text box: its text, the draft on this device, and what the server has saved. */
export function useAutosaveField<Answer>({ saved, required, ...options }: Options<Answer>) {
  const editing = useEditing({ ...options, saved });
  const { text, draft } = editing;
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  /** What was saved here when the box was emptied, until something else is typed. */
  const [cleared, setCleared] = useState<string | null>(null);

  async function save({
    leaving,
    quietly = false,
    unasked = false,
  }: SaveOptions): Promise<SaveOutcome> {
    const isBlank = required && text.trim() === '' && !(leaving && saved.text === '');
    if (isBlank && !editing.isConflict) {
      setProblem({ kind: 'blank' });
      return 'blank';
    }
    return deliver(!quietly, unasked);
  }

  async function deliver(isManual: boolean, unasked: boolean): Promise<SaveOutcome> {
    if (!unasked && draft && !editing.isConflict) setProblem(null);
    const outcome = await editing.save({ isManual });
    if (outcome.kind !== 'failed') {
      setProblem((now) => (now?.kind === 'failed' ? null : now));
      return outcome.kind;
    }
    const failed = failure(outcome.error, text);
    setProblem(failed);
    return failed.canRetry ? 'failed' : 'refused';
  }

  const change = (apply: () => void) => {
    setProblem(null);
    setCleared(null);
    apply();
  };

  function type(typed: string) {
    const last = cleared ?? (saved.text.trim() === '' ? null : saved.text);
    change(() => editing.setText(typed));
    if (typed.trim() === '') setCleared(last);
  }

  const discard = () => change(editing.discard);

  return {
    name: options.name,
    text,
    draft,
    saved,
    isPersisted: editing.isPersisted,
    isSaving: editing.isSaving,
    problem,
    discarded: editing.discarded,
    /** Somebody else saved another text since the draft was begun. */
    isConflict: editing.isConflict,
    /** Whether both texts are displayed: `on-request`, or `at-once` on opening. */
    comparing: editing.isConflict && editing.comparing !== 'no' && editing.comparing,
    /** The draft has not changed since the box was opened. */
    isLeftover: draft !== null && draft.at === editing.restoredAt,
    type,
    /** Puts back what was saved before the box was emptied; null where there is nothing to put back. */
    putBack: cleared === null ? null : () => change(() => editing.setText(cleared)),
    /** Takes over a text that is based on the version saved at `over`. */
    adopt: (typed: string, over: Version) => change(() => editing.adopt(typed, over)),
    save,
    discard,
    undo: editing.undo,
    compare: editing.compare,
    keepMine: () => {
      change(() => editing.resolve(text));
      return deliver(true, false);
    },
    keepTheirs: discard,
    joinBoth: () => change(() => editing.resolve(`${saved.text}\n\n${text}`)),
  };
}

function failure(error: Error, text: string) {
  const canRetry =
    error instanceof NetworkError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429));
  return { kind: 'failed' as const, reason: reasonOf(error, text), canRetry };
}

/** The API's sentence counts to the limit; whoever writes asks how much has to go. */
function reasonOf(error: Error, text: string): DisplayText {
  const over = storedCharacters(text) - maxLength.writing;
  const isInvalid = error instanceof ApiError && error.status === 422;
  return isInvalid && over > 0
    ? message(writingMessages.tooLong, { count: over })
    : errorMessage(error);
}

export type AutosaveFieldState = ReturnType<typeof useAutosaveField>;

export const isSafelySaved = (outcome: SaveOutcome) => outcome === 'saved' || outcome === 'same';
