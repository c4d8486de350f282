import { type FormEvent, useMemo, useRef, useState } from 'react';
import type { Place } from './drafts.ts';
import { type FormError, fieldErrors } from './field-errors.ts';
import { useErrorTitle } from './page-title.ts';
import { Refused } from './refused.ts';
import { useDraft } from './use-draft.ts';

/** A record as its form shows it; `at` is its `updated_at`, null while there is no record yet. */
export type SavedFields<Fields> = { fields: Fields; at: string | null };

type Options<Fields extends object, Answer> = {
  /** Of the draft on this device: one for each record, and one for a new one. */
  name: string;
  place: Place;
  saved: SavedFields<Fields>;
  /** Sends the fields over the record saved at `ifMatch`; undefined where there is none yet. */
  send: (fields: Fields, ifMatch: string | undefined) => Promise<Answer>;
  savedOf: (answer: Answer) => SavedFields<Fields>;
  /** Shows the record as the server has it now: after a save, and when somebody else was faster. */
  show: (answer: Answer) => void | Promise<void>;
  /** Null where nothing differed from what is saved, so nothing was sent. */
  onSaved: (answer: Answer | null) => void;
};

/**
 * The body of one call as a form. What is typed is a draft on this device until the server has it;
 * what the server refuses stands beside its field; and where the record was changed by somebody
 * else meanwhile, nothing is written until the person has chosen (`theirs`).
 */
export function useEndpointForm<Fields extends object, Answer>(options: Options<Fields, Answer>) {
  const { name, place, saved, savedOf, show, onSaved } = options;
  const box = useDraft(`form:${name}`, {
    saved: JSON.stringify(saved.fields),
    base: saved.at,
    place,
  });
  const { draft, text } = box;
  const fields = useMemo(() => fieldsIn(text, saved.fields), [text, saved.fields]);
  const isClash = draft !== null && isNewer(saved.at, draft.base);
  const [foundAt, setFoundAt] = useState(draft?.at);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  useErrorTitle(errors.length > 0);

  async function deliver(form: HTMLFormElement, over: string | null) {
    if (isSending.current) return;
    isSending.current = true;
    setErrors([]);
    setBusy(true);
    try {
      await keep(await sent(over));
    } catch (error) {
      setErrors(fieldErrors(error instanceof Error ? error : new Error(String(error)), form));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  /** Saved, or saved already by an earlier try whose answer got lost; undefined: theirs differs. */
  async function sent(over: string | null): Promise<Answer | undefined> {
    try {
      return await options.send(fields, over ?? undefined);
    } catch (error) {
      const theirs = currentOf<Answer>(error);
      if (theirs === undefined) throw error;
      if (JSON.stringify(savedOf(theirs).fields) === JSON.stringify(fields)) return theirs;
      await show(theirs);
      return undefined;
    }
  }

  async function keep(answer: Answer | undefined) {
    if (answer === undefined) return;
    await show(answer);
    if (!box.forget(text, savedOf(answer).at)) return;
    setFoundAt(undefined);
    onSaved(answer);
  }

  return {
    fields,
    set: (change: Partial<Fields>) => box.setText(JSON.stringify({ ...fields, ...change })),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isClash) return;
      if (!draft && saved.at !== null) onSaved(null);
      else void deliver(event.currentTarget, draft ? draft.base : saved.at);
    },
    isBusy,
    errors,
    errorOf: (field: string) => errors.find((error) => error.name === field)?.message,
    /** What is kept on this device, and how to be rid of it. */
    draft: {
      is: draft !== null,
      isKept: box.isKept,
      /** Of the draft that was there when the form opened, until it is saved. */
      foundAt,
      canUndo: box.discarded !== null,
      discard() {
        setErrors([]);
        box.discard();
      },
      undo: box.undo,
    },
    /** For `TwoVersions`: the record as somebody else saved it while this was being typed. */
    theirs: isClash ? saved : null,
    /** What was typed goes over theirs, on the next save. */
    keepMine: () => box.setText(text, saved.at),
    takeTheirs: box.discard,
  };
}

export type EndpointForm<Fields extends object> = ReturnType<
  typeof useEndpointForm<Fields, unknown>
>;

/** Times of one server, so that they compare as texts. */
const isNewer = (saved: string | null, base: string | null) =>
  saved !== null && (base === null || saved > base);

/** A draft may be of an older version of the form: it changes the fields there are, and no others. */
function fieldsIn<Fields extends object>(text: string, saved: Fields): Fields {
  try {
    const typed: object = JSON.parse(text);
    const known = Object.entries(typed).filter(([field]) => field in saved);
    return { ...saved, ...Object.fromEntries(known) };
  } catch {
    return saved;
  }
}

/** Of a 412: api.md promises the record "as the update would have answered it". */
function currentOf<Answer>(error: unknown): Answer | undefined {
  if (!(error instanceof Refused) || error.status !== 412) return undefined;
  return error.current as Answer;
}
