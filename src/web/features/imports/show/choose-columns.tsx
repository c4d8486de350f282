import type { FormEvent } from 'react';
import { importLabels } from '#contract/imports/import-fields.ts';
import { chooseColumns, type Import, importKey } from '#contract/imports/imports.ts';
import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './choose-columns.module.css';
import { DiscardImportButton } from './discard-import-button.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useRefreshIfRefused } from './use-refresh-if-refused.ts';

type Props = { import: Import };
type Column = Import['columns'][number];

/** Which column of the file is which field. */
export function ChooseColumns({ import: record }: Props) {
  const { fields, choose, forget } = useColumnChoice(record);
  const choosing = useWrite(chooseColumns);
  const refreshIfRefused = useRefreshIfRefused(chooseColumns);
  const { t } = useTranslation();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (choosing.isPending) return;
    const columns = fields.map((field) => field || null);
    choosing.mutate(
      { body: { uuid: record.uuid, columns } },
      { onSuccess: forget, onError: refreshIfRefused },
    );
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>
        {t(requiredColumns[record.kind])} {t(importingMessages.isRemembered)}
      </p>
      <ul className={styles.columns}>
        {record.columns.map((column, index) => (
          <li key={column.letter}>
            <ColumnField
              column={column}
              options={optionsOf(record)}
              field={fields[index] ?? ''}
              onChoose={(field) => choose(index, field)}
            />
          </li>
        ))}
      </ul>
      {choosing.error && (
        <Callout tone="danger" role="alert">
          {t(errorMessage(choosing.error))}
        </Callout>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          busy={choosing.isPending}
          disabled={!fields.includes(importKey[record.kind])}
        >
          {t(importingMessages.compareRows)}
        </Button>
        {record.state === 'columns' && <DiscardImportButton import={record} />}
      </div>
    </form>
  );
}

const requiredColumns: Record<Import['kind'], MessageDescriptor> = {
  people: importingMessages.peopleNeed,
  organisations: importingMessages.organisationsNeed,
};

function optionsOf({ kind }: Import) {
  const fields = Object.entries(importLabels[kind]);
  return [
    { value: '', label: importingMessages.leaveOut },
    ...fields.map(([value, label]) => ({ value, label })),
  ];
}

const columnName = ({ letter, header }: Column): DisplayText =>
  header === '' || header === letter ? message(importingMessages.column, { letter }) : header;

type FieldProps = {
  column: Column;
  options: readonly { value: string; label: DisplayText }[];
  field: string;
  onChoose: (field: string) => void;
};

function ColumnField({ column, ...props }: FieldProps) {
  return (
    <SelectField
      label={columnName(column)}
      options={props.options}
      value={props.field}
      hint={
        column.samples.length > 0
          ? message(importingMessages.forExample, { samples: column.samples.join(' · ') })
          : importingMessages.everyCellEmpty
      }
      onChange={(event) => props.onChoose(event.target.value)}
    />
  );
}
