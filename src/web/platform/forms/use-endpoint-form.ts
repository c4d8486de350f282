import { type FormEvent, useMemo, useState } from 'react';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { useEditing } from '#web/platform/editing/use-editing.ts';
import type { Version } from '#web/platform/editing/version.ts';
import { useErrorTitle } from '#web/platform/router/page-title.ts';
import { type FormError, fieldErrors } from './field-errors.ts';

/** A record as its form shows it; `at` is its `updated_at`, null while there is no record yet. */
export type SavedFields<Fields> = { fields: Fields; at: Version };

type Options<Fields extends object, Answer> = {
  /** Of the draft on this device: one for each record, and one for a new one. */
  name: string;
  place: DraftLocation;
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
  const { name, place, saved, send, savedOf, show, onSaved } = options;
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
  const fields = useMemo(() => fieldsIn(text, saved.fields), [text, saved.fields]);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  useErrorTitle(errors.length > 0);

  async function save(form: HTMLFormElement) {
    if (editing.isSending() || editing.isConflict) return;
    setErrors([]);
    const outcome = await editing.save({ isAsked: true, evenUnchanged: saved.at === null });
    if (outcome.kind === 'same') onSaved(null);
    if (outcome.kind === 'saved') onSaved(outcome.answer);
    if (outcome.kind === 'failed') setErrors(fieldErrors(outcome.error, form));
  }

  return {
    fields,
    set: (change: Partial<Fields>) => editing.setText(JSON.stringify({ ...fields, ...change })),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void save(event.currentTarget);
    },
    isBusy: editing.isSaving,
    errors,
    errorOf: (field: string) => errors.find((error) => error.name === field)?.message,
    /** What is kept on this device, and how to be rid of it. */
    draft: {
      is: draft !== null,
      isKept: editing.isKept,
      /** Of the draft that was there when the form opened, until it is saved. */
      foundAt: editing.foundAt,
      canUndo: editing.discarded !== null,
      discard() {
        setErrors([]);
        editing.discard();
      },
      undo: editing.undo,
    },
    /** For `TwoVersions`: the record as somebody else saved it while this was being typed. */
    theirs: editing.isConflict ? saved : null,
    /** What was typed goes over theirs, on the next save. */
    keepMine: () => editing.resolve(text),
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
