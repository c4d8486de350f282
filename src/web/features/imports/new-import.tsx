import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, useRef, useState } from 'react';
import { type ImportKind, importKinds } from '#contract/imports.ts';
import { apiBase } from '#web/platform/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { RadioChoice } from '#web/ui/radio-choice.tsx';
import { kindLabels } from './import-words.ts';
import styles from './new-import.module.css';
import { useUpload } from './use-upload.ts';

const choices = importKinds.map((value) => ({ value, label: kindLabels[value] }));

/** What the file holds is in the address, so that a link can lead straight to it. */
export function NewImport({ kind }: { kind: ImportKind }) {
  const navigate = useNavigate();
  const upload = useUpload(kind);

  const choose = (kind: ImportKind) =>
    void navigate({ to: '.', search: (now) => ({ ...now, kind, page: undefined }), replace: true });

  return (
    <section className={styles.new} aria-labelledby="new-import">
      <h2 id="new-import">New import</h2>
      <RadioChoice
        legend="What is in the file?"
        id="import-kind"
        choices={choices}
        value={kind}
        onChange={choose}
      />
      <DropBox percent={upload.percent} onFile={upload.send} />
      {upload.problem && (
        <Notice tone="danger" role="alert">
          <strong>Not taken.</strong> {upload.problem}
        </Notice>
      )}
      <About kind={kind} />
    </section>
  );
}

type DropProps = { percent: number | null; onFile: (file: File) => void };

function DropBox({ percent, onFile }: DropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function hover(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <section
      aria-label="Choose a file"
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button variant="primary" busy={percent !== null} onClick={() => input.current?.click()}>
        <Icon name="file" />
        Choose file
      </Button>
      <p>
        <span className={styles.orDrop}>or drop it here. </span>
        CSV or Excel (.xlsx), up to 10 MB and 20,000 rows.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        hidden
        aria-label="File to import"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Or the same file could not be chosen again after it was mended.
          target.value = '';
        }}
      />
      {percent !== null && <ProgressBar value={percent} label="Sending the file" />}
    </section>
  );
}

const recognised: Record<ImportKind, string> = {
  people:
    'A person is recognised by email: who is known already is changed, anybody else is added.',
  organisations:
    'An organisation is recognised by its code: one that is known already is changed, any other is added.',
};

function About({ kind }: { kind: ImportKind }) {
  const sample = (ending: string) => `${apiBase()}/api/admin/import/sample/${kind}.${ending}`;
  return (
    <ul className={styles.about}>
      <li>First you see what each row would do. Nothing is written before you confirm.</li>
      <li>{recognised[kind]}</li>
      <li>A column that is not there, or a cell that is empty, leaves things as they are.</li>
      <li>
        A sample to start from:{' '}
        <a href={sample('csv')} download aria-label="Sample as CSV">
          CSV
        </a>{' '}
        or{' '}
        <a href={sample('xlsx')} download aria-label="Sample as Excel">
          Excel
        </a>
        . An export of the list works as well.
      </li>
    </ul>
  );
}
