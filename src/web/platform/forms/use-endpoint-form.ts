import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { shellMessages } from '#messages/shell/shell.ts';
import { useIsMounted } from '#web/platform/browser/use-is-mounted.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { useEditing } from '#web/platform/editing/use-editing.ts';
import type { Version } from '#web/platform/editing/version.ts';
import { clearLateFailure, setLateFailure } from '#web/platform/late-failures/late-failure.ts';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { type FormError, fieldErrors } from './field-errors.ts';

/** A record as its form shows it; `at` is its `updated_at`, null while there is no record yet. */
export type SavedFields<Fields> = { fields: Fields; at: Version };

type Options<Fields extends object, Answer> = {
  /** The name of the draft on this device: one for each record, and one for a new record. */
  name: string;
  place: DraftLocation;
  saved: SavedFields<Fields>;
  /** Sends the fields over the record saved at `ifMatch`; undefined where there is none yet. */
  send: (fields: Fields, ifMatch: string | undefined) => Promise<Answer>;
  savedOf: (answer: Answer) => SavedFields<Fields>;
  /** Shows the record as the server has it now: after a save, and where somebody else saved first. */
  show: (answer: Answer) => void | Promise<void>;
  /** Where saving closes the form. By a late answer nothing is closed that was opened since. */
  onClose?: () => void | Promise<void>;
  /** After that. Null where nothing had changed, so nothing was sent. */
  onSaved: (answer: Answer | null) => void;
};

/**
 * The body of one call as a form. What is typed is a draft on this device until the server has it;
 * the server's errors are shown beside their fields; and where somebody else changed the record
 * meanwhile, nothing is saved until the person has chosen between the two (`theirs`). That is about
 * what they changed themselves: a field they never touched is as the other person saved it.
 */
export function useEndpointForm<Fields extends object, Answer>(options: Options<Fields, Answer>) {
  const { name, place, saved, send, savedOf, show, onClose, onSaved } = options;
  const editing = useEditing<Answer>({
    name: `form:${name}`,
    place,
    saved: asText(saved),
    send: (text, over) => send(fieldsIn(text, saved.fields), over ?? undefined),
    savedIn: (answer) => asText(savedOf(answer)),
    show,
    isSame: (sent, answer) =>
      JSON.stringify(fieldsIn(sent, saved.fields)) === asText(savedOf(answer)).text,
  });
  const { draft, text } = editing;
  const typed = useMemo(() => fieldsIn(text, saved.fields), [text, saved.fields]);
  const fieldsAt = useVersionsSeen(saved);
  const begunFrom = editing.isConflict && draft ? fieldsAt(draft.base) : undefined;
  const fields = begunFrom ? changedOver(saved.fields, typed, begunFrom) : typed;
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  useErrorTitle(errors.length > 0);
  const isMounted = useIsMounted();
  const client = useQueryClient();
  useEffect(() => clearLateFailure(client, name), [client, name]);

  async function save(form: HTMLFormElement) {
    if (editing.isSending() || editing.isConflict) return;
    setErrors([]);
    clearLateFailure(client, name);
    const outcome = await editing.save({ isManual: true, force: saved.at === null });
    const isSaved = outcome.kind === 'same' || outcome.kind === 'saved';
    const error = outcome.kind === 'failed' ? outcome.error : undefined;
    if (!isSaved && !isMounted()) {
      const why = error && errorMessage(error);
      setLateFailure(client, { name, place, why, what: shellMessages.notSaved });
    }
    if (error) setErrors(fieldErrors(error, form));
    if (!isSaved) return;
    if (isMounted()) await onClose?.();
    onSaved(outcome.kind === 'saved' ? outcome.answer : null);
  }

  return {
    fields,
    set: (change: Partial<Fields>) => editing.setText(JSON.stringify({ ...typed, ...change })),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void save(event.currentTarget);
    },
    isBusy: editing.isSaving,
    errors,
    errorOf: (field: string) => errors.find((error) => error.name === field)?.message,
    /** The state of the draft on this device, and what can be done with it. */
    draft: {
      exists: draft !== null,
      isPersisted: editing.isPersisted,
      /** When the draft was typed that was there on opening. Undefined once it is saved. */
      restoredAt: editing.restoredAt,
      canUndo: editing.discarded !== null,
      discard() {
        setErrors([]);
        clearLateFailure(client, name);
        editing.discard();
      },
      undo: editing.undo,
    },
    /** For `RecordConflict`: the record as somebody else saved it while this was being typed. */
    theirs: editing.isConflict ? saved : null,
    /** The next save replaces theirs with what was typed here. */
    keepMine: () => editing.resolve(JSON.stringify(fields)),
    takeTheirs: editing.discard,
  };
}

export type EndpointForm<Fields extends object> = ReturnType<
  typeof useEndpointForm<Fields, unknown>
>;

const asText = <Fields>({ fields, at }: SavedFields<Fields>) => ({
  text: JSON.stringify(fields),
  version: at,
});

/** The fields of each version that this form has shown. A draft from before has none to compare with. */
function useVersionsSeen<Fields>({ fields, at }: SavedFields<Fields>) {
  const [seen] = useState(() => new Map<Version, Fields>());
  useEffect(() => {
    seen.set(at, fields);
  });
  return (version: Version) => seen.get(version);
}

/** What was changed here goes over theirs; all of it, where that would leave nothing to choose. */
function changedOver<Fields extends object>(theirs: Fields, typed: Fields, begunFrom: Fields) {
  const before = new Map(Object.entries(begunFrom));
  const changed = Object.entries(typed).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  const merged: Fields = { ...theirs, ...Object.fromEntries(changed) };
  return JSON.stringify(merged) === JSON.stringify(theirs) ? typed : merged;
}

/**
 * The fields in the text of a form's draft. It may be from an older release's form: fields that no
 * longer exist are left out, and those that it lacks are as saved.
 */
export function fieldsIn<Fields extends object>(text: string, saved: Fields): Fields {
  try {
    const draft: object = JSON.parse(text);
    const existing = Object.entries(draft).filter(([field]) => field in saved);
    return { ...saved, ...Object.fromEntries(existing) };
  } catch {
    return saved;
  }
}
