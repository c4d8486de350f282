import type { DisplayText } from '#lib/messages/message.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import type { Version } from '#web/platform/editing/version.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';

type Options<R extends { updated_at: Version }, Fields extends object, Answer> = {
  /** Undefined while adding one. */
  record: R | undefined;
  /** The name of the draft: one for each record, and one for a new record. */
  name: string;
  /** The page of the draft, and its label in the list of drafts. */
  path: string;
  label: DisplayText;
  blank: Fields;
  fieldsOf: (record: R) => Fields;
  create: (fields: Fields) => Promise<Answer>;
  update: (record: R, fields: Fields, ifMatch: string | undefined) => Promise<Answer>;
  recordIn: (answer: Answer) => R;
  /** Updates the record in the query cache. */
  put: (record: R) => void | Promise<void>;
  onClose: () => void | Promise<void>;
  /** After it has closed: screen readers ignore live regions behind a dialog. */
  onSaved: (record: R) => void;
};

/** The form of a new or existing record. Without changes it closes without saving. */
export function useRecordForm<R extends { updated_at: Version }, Fields extends object, Answer>(
  options: Options<R, Fields, Answer>,
) {
  const { record, name, path, label, blank, fieldsOf, recordIn, put, onClose } = options;
  const savedOf = (saved: R) => ({ fields: fieldsOf(saved), at: saved.updated_at });
  return useEndpointForm<Fields, Answer>({
    name,
    place: { path, label, about: draftMessages.notSavedYet },
    saved: record ? savedOf(record) : { fields: blank, at: null },
    send: (fields, ifMatch) =>
      record ? options.update(record, fields, ifMatch) : options.create(fields),
    savedOf: (answer) => savedOf(recordIn(answer)),
    show: (answer) => put(recordIn(answer)),
    onClose,
    onSaved: (answer) => answer && options.onSaved(recordIn(answer)),
  });
}
