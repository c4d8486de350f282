import { useNavigate } from '@tanstack/react-router';
import { type DragEvent, useRef, useState } from 'react';
import { type ImportKind, importKinds, mostImportRows } from '#contract/imports.ts';
import { importsText } from '#texts/imports.ts';
import type { Text } from '#texts/text.ts';
import { apiBase } from '#web/platform/settings.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { RadioChoice } from '#web/ui/radio-choice.tsx';
import { FileLink } from './file-link.tsx';
import { kindLabels } from './import-words.ts';
import styles from './new-import.module.css';
import { mostMegabytes, useUpload } from './use-upload.ts';

const choices = importKinds.map((value) => ({ value, label: kindLabels[value] }));

/** What the file holds is in the address, so that a link can lead straight to it. */
export function NewImport({ kind }: { kind: ImportKind }) {
  const navigate = useNavigate();
  const upload = useUpload(kind);
  const { t } = useText();

  const choose = (kind: ImportKind) =>
    void navigate({ to: '.', search: (now) => ({ ...now, kind, page: undefined }), replace: true });

  return (
    <section className={styles.new} aria-labelledby="new-import">
      <h2 id="new-import">{t(importsText.newImport)}</h2>
      <RadioChoice
        legend={importsText.whatIsIn}
        id="import-kind"
        choices={choices}
        value={kind}
        onChange={choose}
      />
      <DropBox percent={upload.percent} onFile={upload.send} />
      {upload.problem && (
        <Notice tone="danger" role="alert">
          <strong>{t(importsText.notTaken)}</strong> {t(upload.problem)}
        </Notice>
      )}
      <About kind={kind} />
    </section>
  );
}

type DropProps = { percent: number | null; onFile: (file: File) => void };

function DropBox({ percent, onFile }: DropProps) {
  const { t, attr } = useText();
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
    // biome-ignore lint/a11y/noStaticElementInteractions: a region, named by what is spread
    <section
      {...attr('aria-label', importsText.chooseAFile)}
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button variant="primary" busy={percent !== null} onClick={() => input.current?.click()}>
        <Icon name="file" />
        {t(importsText.choose)}
      </Button>
      <p>
        <span className={styles.orDrop}>{t(importsText.orDrop)} </span>
        {t(importsText.limits, { megabytes: mostMegabytes, rows: mostImportRows })}
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        hidden
        {...attr('aria-label', importsText.fileToImport)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Or the same file could not be chosen again after it was mended.
          target.value = '';
        }}
      />
      {percent !== null && <ProgressBar value={percent} label={importsText.sending} />}
    </section>
  );
}

const recognised: Record<ImportKind, Text> = {
  people: importsText.peopleRecognised,
  organisations: importsText.organisationsRecognised,
};

function About({ kind }: { kind: ImportKind }) {
  const { t } = useText();
  const sample = (ending: string) => `${apiBase()}/api/admin/import/sample/${kind}.${ending}`;
  return (
    <ul className={styles.about}>
      <li>{t(importsText.firstYouSee)}</li>
      <li>{t(recognised[kind])}</li>
      <li>{t(importsText.absentStays)}</li>
      <li>
        {t(importsText.samples, {
          csv: (words) => (
            <FileLink to={sample('csv')} name={importsText.sampleCsv}>
              {words}
            </FileLink>
          ),
          excel: (words) => (
            <FileLink to={sample('xlsx')} name={importsText.sampleExcel}>
              {words}
            </FileLink>
          ),
        })}
      </li>
    </ul>
  );
}
