import { type FormEvent, useState } from 'react';
import { chooseColumns, type Import, importFields, importKey } from '#contract/imports.ts';
import { importingText } from '#texts/importing.ts';
import { say, type Text, type Words } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './choose-columns.module.css';
import { DropButton } from './drop-button.tsx';

type Props = { import: Import };
type Column = Import['columns'][number];

/** Which column of the file is what. Each thing is in one column: choosing it elsewhere moves it. */
export function ChooseColumns({ import: shown }: Props) {
  const [fields, setFields] = useState(() => shown.columns.map(({ field }) => field ?? ''));
  const choosing = useWrite(chooseColumns);
  const { t } = useText();

  const choose = (index: number, field: string) =>
    setFields((all) =>
      all.map((one, other) => (other === index ? field : one === field ? '' : one)),
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (choosing.isPending) return;
    const columns = fields.map((field) => field || null);
    choosing.mutate({ body: { uuid: shown.uuid, columns } });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>
        {t(needed[shown.kind])} {t(importingText.isRemembered)}
      </p>
      <ul className={styles.columns}>
        {shown.columns.map((column, index) => (
          <li key={column.letter}>
            <ColumnField
              column={column}
              options={optionsOf(shown)}
              field={fields[index] ?? ''}
              onChoose={(field) => choose(index, field)}
            />
          </li>
        ))}
      </ul>
      {choosing.error && (
        <Notice tone="danger" role="alert">
          {t(sentenceOf(choosing.error))}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          busy={choosing.isPending}
          disabled={!fields.includes(importKey[shown.kind])}
        >
          {t(importingText.compareRows)}
        </Button>
        {shown.state === 'columns' && <DropButton import={shown} />}
      </div>
    </form>
  );
}

const needed: Record<Import['kind'], Text> = {
  people: importingText.peopleNeed,
  organisations: importingText.organisationsNeed,
};

function optionsOf({ kind }: Import) {
  const fields = Object.entries(importFields[kind]);
  return [
    { value: '', label: importingText.leaveOut },
    ...fields.map(([value, label]) => ({ value, label })),
  ];
}

const columnName = ({ letter, header }: Column): Words =>
  header === '' || header === letter ? say(importingText.column, { letter }) : header;

type FieldProps = {
  column: Column;
  options: readonly { value: string; label: Words }[];
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
          ? say(importingText.forExample, { samples: column.samples.join(' · ') })
          : importingText.everyCellEmpty
      }
      onChange={(event) => props.onChoose(event.target.value)}
    />
  );
}
