import { type FormEvent, useState } from 'react';
import { chooseColumns, type Import, importFields, importKey } from '#contract/imports.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
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
      <p>{needed[shown.kind]} It is remembered for the next file with the same headers.</p>
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
          {sentenceOf(choosing.error)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          busy={choosing.isPending}
          disabled={!fields.includes(importKey[shown.kind])}
        >
          Compare the rows
        </Button>
        {shown.state === 'columns' && <DropButton import={shown} />}
      </div>
    </form>
  );
}

const needed: Record<Import['kind'], string> = {
  people: 'The email is needed, as people are recognised by it; new people also need a name.',
  organisations:
    'The code is needed, as organisations are recognised by it; new ones also need a name, a type, a region and an email.',
};

function optionsOf({ kind }: Import) {
  const fields = Object.entries(importFields[kind]);
  return [{ value: '', label: 'Leave out' }, ...fields.map(([value, label]) => ({ value, label }))];
}

type FieldProps = {
  column: Column;
  options: readonly { value: string; label: string }[];
  field: string;
  onChoose: (field: string) => void;
};

function ColumnField({ column: { letter, header, samples }, ...props }: FieldProps) {
  return (
    <SelectField
      label={header || `Column ${letter}`}
      options={props.options}
      value={props.field}
      hint={samples.length > 0 ? `For example: ${samples.join(' · ')}` : 'Every cell is empty'}
      onChange={(event) => props.onChoose(event.target.value)}
    />
  );
}
