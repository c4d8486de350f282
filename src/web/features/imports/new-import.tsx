import { useNavigate } from '@tanstack/react-router';
import { type ImportKind, importKinds, mostImportRows } from '#contract/imports.ts';
import { importsText } from '#texts/imports.ts';
import type { Text } from '#texts/text.ts';
import { apiBase } from '#web/platform/settings.ts';
import { useText } from '#web/platform/use-text.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
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
  const { t } = useText();
  const takeFirst = ([file]: readonly File[]) => file && onFile(file);
  return (
    <FileDrop label={importsText.chooseAFile} className={styles.drop} onFiles={takeFirst}>
      <FileButton
        label={importsText.fileToImport}
        accept=".csv,.txt,.tsv,.xlsx"
        variant="primary"
        busy={percent !== null}
        onFiles={takeFirst}
      >
        <Icon name="file" />
        {t(importsText.choose)}
      </FileButton>
      <p>
        <span className={styles.orDrop}>{t(importsText.orDrop)} </span>
        {t(importsText.limits, { megabytes: mostMegabytes, rows: mostImportRows })}
      </p>
      {percent !== null && <ProgressBar value={percent} label={importsText.sending} />}
    </FileDrop>
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
