import { sameText } from './same-text.ts';
import { isNewer, type Version } from './version.ts';

/** A text as the server has it: what somebody wrote, or the fields of a record as JSON. */
export type Saved = { text: string; version: Version };

export type Draft = {
  text: string;
  /** When it was last typed in. */
  at: string;
  /** The version it was begun from, and will be saved over. */
  base: Version;
};

/** A save on its way to the server. */
export type Sending = { text: string; over: Version };

/** What one open editor knows beside what is saved and what is typed. */
export type Progress = {
  sending: Sending | null;
  /** Typed here since the last save was sent: going back to the saved text leaves no draft. */
  typed: string | null;
  /** The two texts of a conflict are shown beside each other; `at-once` on opening, unasked. */
  comparing: 'no' | 'at-once' | 'asked';
  /** What was discarded last and can still be had back. */
  discarded: Draft | null;
  /** When the draft was typed that was there on opening, until it is saved. */
  foundAt: string | undefined;
};

export type Editing = Progress & { saved: Saved; draft: Draft | null };

export type EditEvent =
  | { type: 'typed'; text: string; at: string }
  /** A text of another version takes the place of what is typed: of another device, or a mark. */
  | { type: 'adopted'; text: string; at: string; base: Version }
  /** The person saw both texts and chose what goes over the saved one. */
  | { type: 'resolved'; text: string; at: string }
  /** `isAsked`: somebody pressed a button. `evenUnchanged`: a new record, left as it was offered. */
  | { type: 'save'; isAsked: boolean; evenUnchanged?: boolean }
  /** `carry` makes what was typed since a change of what is saved now. */
  | { type: 'saved'; sent: string; version: Version; at: string; carry?: (text: string) => string }
  /** The server has a newer version than the one that was to be saved over. */
  | { type: 'conflicted'; isAsked: boolean }
  | { type: 'failed' }
  | { type: 'compared' }
  | { type: 'discarded' }
  | { type: 'undone' };

/** The draft, where it differs from what is saved. */
export const changeIn = ({ draft, saved }: Pick<Editing, 'draft' | 'saved'>): Draft | null =>
  draft && !sameText(draft.text, saved.text) ? draft : null;

/** Somebody saved another text since this one was begun. Not known while a save is on its way. */
export function hasConflict(state: Pick<Editing, 'draft' | 'saved' | 'sending'>): boolean {
  const change = changeIn(state);
  return !state.sending && change !== null && isNewer(state.saved.version, change.base);
}

export function opened({ saved, draft }: Pick<Editing, 'saved' | 'draft'>): Progress {
  const isConflict = hasConflict({ saved, draft, sending: null });
  return {
    sending: null,
    typed: null,
    comparing: isConflict ? 'at-once' : 'no',
    discarded: null,
    foundAt: changeIn({ saved, draft })?.at,
  };
}

/**
 * What becomes of a text that is being edited. Nothing typed is given up but by its writer, or once
 * the server has it; nothing is sent over a version the writer has not seen.
 */
export function edit(state: Editing, event: EditEvent): Editing {
  switch (event.type) {
    case 'typed':
      return written(state, event, state.draft ? state.draft.base : state.saved.version);
    case 'adopted':
      return written(state, event, event.base);
    case 'resolved':
      return written(state, event, state.saved.version);
    case 'save':
      return begun(state, event);
    case 'saved':
      return finished(state, event);
    case 'conflicted':
      return { ...state, sending: null, comparing: event.isAsked ? 'asked' : state.comparing };
    case 'failed':
      return { ...state, sending: null };
    case 'compared':
      return { ...state, comparing: 'asked' };
    case 'discarded':
      return { ...state, draft: null, typed: null, comparing: 'no', discarded: changeIn(state) };
    case 'undone':
      return { ...state, draft: state.discarded ?? state.draft, discarded: null };
  }
}

function written(state: Editing, { text, at }: Omit<Draft, 'base'>, base: Version): Editing {
  return {
    ...state,
    draft: text === state.saved.text ? null : { text, at, base },
    typed: text,
    comparing: 'no',
    discarded: null,
  };
}

type Of<Type extends EditEvent['type']> = Extract<EditEvent, { type: Type }>;

/** One save at a time; none over a version that nobody here has seen. */
function begun(state: Editing, { isAsked, evenUnchanged = false }: Of<'save'>): Editing {
  if (state.sending) return state;
  if (hasConflict(state)) return isAsked ? { ...state, comparing: 'asked' } : state;
  const change = changeIn(state);
  if (!change && !evenUnchanged) return state;
  const { text, base } = state.draft ?? { text: state.saved.text, base: state.saved.version };
  return { ...state, sending: { text, over: base }, typed: null };
}

/** Whatever was typed since stays, as a draft of what is saved now. */
function finished(state: Editing, event: Of<'saved'>): Editing {
  const { sent, version, at, carry = (text: string) => text } = event;
  const { typed } = state;
  const left = state.draft ?? (typed === null ? null : { text: typed, at, base: version });
  // Another tab may have chosen it since, over a version that came after this one.
  const isChosen = left?.base !== state.sending?.over && isNewer(left?.base ?? null, version);
  const isSaved = left === null || (left.text === sent && !isChosen);
  const draft = isSaved
    ? null
    : { ...left, text: carry(left.text), base: isChosen ? left.base : version };
  return {
    ...state,
    draft,
    sending: null,
    typed: draft && typed,
    foundAt: isSaved ? undefined : state.foundAt,
  };
}
