import type { importPhrases, importTeamPhrases } from '#contract/phrases/phrases.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { apiBase } from '#web/settings.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { PhraseProblems } from './phrase-problems.tsx';
import styles from './phrases.module.css';
import { type PhraseImport, usePhraseImport } from './use-phrase-import.ts';

const PhraseImportDialog = lazyPart(
  async () => (await import('./phrase-import-dialog.tsx')).PhraseImportDialog,
);

type Props = {
  importing: typeof importPhrases | typeof importTeamPhrases;
  /** The address of the file to take out; undefined while there is nothing in it. */
  file: string | undefined;
};

/** Phrases out as a file and in again. Rows that can't be added are named, and the others added. */
export function PhraseFiles({ importing, file: exported }: Props) {
  const { t } = useTranslation();
  const { step, problem, isBusy, choose, confirm, startOver } = usePhraseImport(importing);
  return (
    <>
      <FileButton
        label={phrasesMessages.fileToImport}
        accept=".csv,.txt,.xlsx"
        busy={isBusy}
        onFiles={([file]) => file && choose(file)}
      >
        {t(phrasesMessages.importFile)}
      </FileButton>
      {exported && (
        <a href={`${apiBase()}${exported}`} download className="button button-secondary">
          {t(phrasesMessages.exportCsv)}
        </a>
      )}
      <div className={styles.outcome}>
        <LiveRegion>
          {problem && step.kind === 'none' && <Callout tone="danger">{t(problem)}</Callout>}
          {step.kind === 'imported' && <ImportOutcome outcome={step.outcome} />}
        </LiveRegion>
      </div>
      {step.kind === 'preview' && (
        <PhraseImportDialog
          {...step}
          problem={problem}
          isBusy={isBusy}
          onConfirm={() => confirm(step.file)}
          onClose={startOver}
        />
      )}
    </>
  );
}

function ImportOutcome({ outcome: { added, unchanged, problems } }: { outcome: PhraseImport }) {
  const { t } = useTranslation();
  return (
    <Callout tone={problems.length > 0 ? 'warn' : 'ok'}>
      <p>
        {t(phrasesMessages.imported, { count: added })}{' '}
        {unchanged > 0 && t(phrasesMessages.unchanged, { count: unchanged })}
      </p>
      <PhraseProblems problems={problems} />
    </Callout>
  );
}
