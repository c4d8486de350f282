import { useState } from 'react';
import type { DisplayText } from '#messages/message.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import type { DraftLocation } from '#web/platform/drafts.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useDraft } from '#web/platform/use-draft.ts';

/** A text as the server has it. `by` is null where nobody is named, `at` where there is none yet. */
export type SavedText = { text: string; at: string | null; by: Author | null };
type Author = { uuid: string; name: string };

/** `same`: there was nothing to send. After any but these two there is still text to look after. */
export type SaveOutcome = 'saved' | 'same' | 'typed-on' | 'blank' | 'clash' | 'failed';

type Options = {
  name: string;
  place: DraftLocation;
  saved: SavedText;
  /** Without it, an empty text is as good as any. */
  required: boolean;
  /** Sends over the record saved at `over` (null: over nothing); gives what is saved now. */
  send: (text: string, over: string | null) => Promise<SavedText>;
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

/** One box of text: typed here, kept on the device, saved on the server, never overwritten. */
export function useAutosaveField({ name, place, saved, required, send }: Options) {
  const box = useDraft(name, { saved: saved.text, base: saved.at, place });
  const { draft } = box;
  const isClash = draft !== null && isNewer(saved.at, draft.base);
  const [foundAt] = useState(draft?.at);
  const [isComparing, compare] = useState<false | 'at-once' | 'asked'>(isClash && 'at-once');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  async function deliver(text: string, over: string | null, quietly = false): Promise<SaveOutcome> {
    setProblem(null);
    setSaving(true);
    try {
      const { at } = await send(text, over);
      return box.forget(text, at) ? 'saved' : 'typed-on';
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412;
      if (!isStale || !quietly) setProblem(failure(error));
      if (!isStale) return 'failed';
      if (!quietly) compare('asked');
      return 'clash';
    } finally {
      setSaving(false);
    }
  }

  async function save({ leaving, quietly = false }: Saving): Promise<SaveOutcome> {
    if (isClash) {
      if (!quietly) compare('asked');
      return 'clash';
    }
    if (required && box.text.trim() === '' && !(leaving && saved.text === '')) {
      setProblem({ kind: 'blank' });
      return 'blank';
    }
    return draft ? deliver(draft.text, draft.base, quietly) : 'same';
  }

  function type(text: string, over?: string | null) {
    setProblem(null);
    compare(false);
    if (over === undefined) box.setText(text);
    else box.adopt(text, over);
  }

  function discard() {
    setProblem(null);
    compare(false);
    box.discard();
  }

  function keepMine() {
    type(box.text, saved.at);
    return deliver(box.text, saved.at);
  }

  return {
    text: box.text,
    draft,
    saved,
    isKept: box.isKept,
    isSaving,
    problem,
    discarded: box.discarded,
    /** Theirs and mine differ, and neither knows of the other. */
    isClash,
    isComparing: isClash && isComparing,
    /** The draft is as it was when the box opened. */
    isFound: draft !== null && draft.at === foundAt,
    type: (text: string) => type(text),
    /** Goes on from the version that was saved at `over`. */
    adopt: (text: string, over: string | null) => type(text, over),
    save,
    discard,
    undo: box.undo,
    compare: () => compare('asked'),
    keepMine,
    keepTheirs: discard,
    joinBoth: () => type(`${saved.text}\n\n${box.text}`, saved.at),
  };
}

/** Times of one server, so that they compare as texts. What I know may be newer than the screen. */
const isNewer = (saved: string | null, base: string | null) =>
  saved !== null && (base === null || saved > base);

function failure(error: unknown): SaveProblem {
  const mayPass =
    error instanceof NetworkError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429));
  return { kind: 'failed', reason: errorMessage(error), mayPass };
}

export type AutosaveFieldState = ReturnType<typeof useAutosaveField>;

export const isSafelySaved = (outcome: SaveOutcome) => outcome === 'saved' || outcome === 'same';
