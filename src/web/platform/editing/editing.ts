import { sameText } from './same-text.ts';
import { isNewer, type Version } from './version.ts';

/** A text as the server has it: one that somebody wrote, or the fields of a record as JSON. */
export type Saved = { text: string; version: Version };

export type Draft = {
  text: string;
  /** When it was typed last. */
  at: string;
  /** The saved version it was begun from, and will be saved over. */
  base: Version;
};

/** A save on its way to the server. */
export type Sending = { text: string; over: Version };

/** The state of one open editor, beside the saved text and the draft. */
export type Progress = {
  sending: Sending | null;
  /** The text typed since the last save was sent. Needed where it equals the saved one, as no draft. */
  typed: string | null;
  /** The text that was saved last, as it stands in the box: storing it takes the space at its end. */
  shown: string | null;
  /** Whether a conflict's two texts are shown side by side: `on-request` by a button, `at-once` on opening. */
  comparing: 'no' | 'at-once' | 'on-request';
  /** The draft that was discarded last; `undone` restores it. */
  discarded: Draft | null;
  /** When the draft was typed that was there on opening. Undefined once it is saved. */
  restoredAt: string | undefined;
};

export type Editing = Progress & { saved: Saved; draft: Draft | null };

export type EditEvent =
  | { type: 'typed'; text: string; at: string }
  /** A text begun from another version replaces the draft: one of another device, or with a mark. */
  | { type: 'adopted'; text: string; at: string; base: Version }
  /** The person saw both texts and chose what goes over the saved one. */
  | { type: 'resolved'; text: string; at: string }
  /** `isManual`: somebody pressed a button. `force`: a new record, left as it was offered. */
  | { type: 'save'; isManual: boolean; force?: boolean }
  /** `carry` rewrites the text typed since into one that is based on what is saved now. */
  | { type: 'saved'; sent: string; version: Version; at: string; carry?: (text: string) => string }
  /** The server refused the save: it has a newer version than the one to be saved over. */
  | { type: 'conflicted'; isManual: boolean }
  | { type: 'failed' }
  | { type: 'compared' }
  | { type: 'discarded' }
  | { type: 'undone' };

/** The draft, where it differs from the saved text. */
export const changeIn = ({ draft, saved }: Pick<Editing, 'draft' | 'saved'>): Draft | null =>
  draft && !sameText(draft.text, saved.text) ? draft : null;

/** What stands in the box. Whoever pauses between two words, or before a new paragraph, goes on there. */
export function textIn({
  saved,
  draft,
  shown,
}: Pick<Editing, 'saved' | 'draft' | 'shown'>): string {
  if (draft) return draft.text;
  return shown !== null && sameText(shown, saved.text) ? shown : saved.text;
}

/** Somebody saved another text since this draft was begun. Unknown while a save is on its way. */
export function hasConflict(state: Pick<Editing, 'draft' | 'saved' | 'sending'>): boolean {
  const change = changeIn(state);
  return !state.sending && change !== null && isNewer(state.saved.version, change.base);
}

export function opened({ saved, draft }: Pick<Editing, 'saved' | 'draft'>): Progress {
  const isConflict = hasConflict({ saved, draft, sending: null });
  return {
    sending: null,
    typed: null,
    shown: null,
    comparing: isConflict ? 'at-once' : 'no',
    discarded: null,
    restoredAt: changeIn({ saved, draft })?.at,
  };
}

/**
 * The reducer of a text that is being edited. A draft is deleted only by its writer, or once the
 * server has it; nothing is saved over a version that the writer has not seen.
 */
export function edit(state: Editing, event: EditEvent): Editing {
  switch (event.type) {
    case 'typed':
      return withText(state, event, state.draft ? state.draft.base : state.saved.version);
    case 'adopted':
      return withText(state, event, event.base);
    case 'resolved':
      // Whoever has just chosen needs not be told that a draft was there on opening.
      return { ...withText(state, event, state.saved.version), restoredAt: undefined };
    case 'save':
      return startSave(state, event);
    case 'saved':
      return finishSave(state, event);
    case 'conflicted':
      return {
        ...state,
        sending: null,
        comparing: event.isManual ? 'on-request' : state.comparing,
      };
    case 'failed':
      return { ...state, sending: null };
    case 'compared':
      return { ...state, comparing: 'on-request' };
    case 'discarded':
      return {
        ...state,
        draft: null,
        typed: null,
        shown: null,
        comparing: 'no',
        discarded: changeIn(state),
      };
    case 'undone':
      return { ...state, draft: state.discarded ?? state.draft, discarded: null };
  }
}

function withText(state: Editing, { text, at }: Omit<Draft, 'base'>, base: Version): Editing {
  return {
    ...state,
    draft: text === state.saved.text ? null : { text, at, base },
    typed: text,
    shown: null,
    comparing: 'no',
    discarded: null,
  };
}

type EventOf<Type extends EditEvent['type']> = Extract<EditEvent, { type: Type }>;

/** One save at a time, and none over a version that was not seen here. */
function startSave(state: Editing, { isManual, force = false }: EventOf<'save'>): Editing {
  if (state.sending) return state;
  if (hasConflict(state)) return isManual ? { ...state, comparing: 'on-request' } : state;
  const change = changeIn(state);
  if (!change && !force) return state;
  const { text, base } = state.draft ?? { text: state.saved.text, base: state.saved.version };
  return { ...state, sending: { text, over: base }, typed: null };
}

/** Text typed since the save was sent stays, as a draft of the version that is saved now. */
function finishSave(state: Editing, event: EventOf<'saved'>): Editing {
  const { sent, version, at, carry = (text: string) => text } = event;
  const { typed } = state;
  const remaining = state.draft ?? (typed === null ? null : { text: typed, at, base: version });
  // Another tab may have resolved a conflict meanwhile, over a version newer than this save's.
  const isResolved =
    remaining?.base !== state.sending?.over && isNewer(remaining?.base ?? null, version);
  const isSaved = remaining === null || (remaining.text === sent && !isResolved);
  const draft = isSaved
    ? null
    : { ...remaining, text: carry(remaining.text), base: isResolved ? remaining.base : version };
  return {
    ...state,
    draft,
    sending: null,
    typed: draft && typed,
    shown: isSaved ? sent : null,
    restoredAt: isSaved ? undefined : state.restoredAt,
  };
}
