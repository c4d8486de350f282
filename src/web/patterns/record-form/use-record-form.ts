import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { Version } from '#web/platform/editing/version.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';

type Options<R extends { updated_at: Version }, Fields extends object, Answer> = {
  /** Undefined for one that is being added. */
  record: R | undefined;
  /** Of the draft: one for each record, and one for a new one. */
  name: string;
  /** Where the draft leads back to, and what it is called there. */
  path: string;
  label: DisplayText;
  blank: Fields;
  fieldsOf: (record: R) => Fields;
  create: (fields: Fields) => Promise<Answer>;
  update: (record: R, fields: Fields, ifMatch: string | undefined) => Promise<Answer>;
  recordIn: (answer: Answer) => R;
  /** Shows the record wherever it is shown. */
  put: (record: R) => void | Promise<void>;
  onClose: () => void;
  onSaved: (record: R) => void;
};

/** A record that is added or changed. Nothing changed, nothing sent: the form just closes. */
export function useRecordForm<R extends { updated_at: Version }, Fields extends object, Answer>(
  options: Options<R, Fields, Answer>,
) {
  const { record, name, path, label, blank, fieldsOf, recordIn, put } = options;
  const savedOf = (one: R) => ({ fields: fieldsOf(one), at: one.updated_at });
  return useEndpointForm<Fields, Answer>({
    name,
    place: { path, label, about: sharedMessages.notSavedYet },
    saved: record ? savedOf(record) : { fields: blank, at: null },
    send: (fields, ifMatch) =>
      record ? options.update(record, fields, ifMatch) : options.create(fields),
    savedOf: (answer) => savedOf(recordIn(answer)),
    show: (answer) => put(recordIn(answer)),
    onSaved: (answer) => (answer ? options.onSaved(recordIn(answer)) : options.onClose()),
  });
}
