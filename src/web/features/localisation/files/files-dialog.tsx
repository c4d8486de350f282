import { textsFile } from '#contract/localisation/wording-files.ts';
import { localisationMessages } from '#messages/localisation/localisation.ts';
import { localisationPanelsMessages } from '#messages/localisation/localisation-panels.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { apiBase } from '#web/settings.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './files-dialog.module.css';
import { LastImports } from './last-imports.tsx';
import { TextImportPreview } from './text-import-preview.tsx';
import { type TextImport, useTextImport } from './use-text-import.ts';

type Props = { language: { code: string; name: string }; onClose: () => void };

/** Exports the texts of a language to a file, and imports them from one. */
export function FilesDialog({ language, onClose }: Props) {
  const { t } = useTranslation();
  const textImport = useTextImport(language.code);
  const { step, problem } = textImport;
  return (
    <Dialog open size="xl" title={localisationMessages.importExport} onClose={onClose}>
      <div className={styles.dialog}>
        {step.kind !== 'preview' && <Export language={language} />}
        <DialogSection title={localisationPanelsMessages.import}>
          {problem && (
            <Callout tone="danger" role="alert">
              <strong>{t(localisationPanelsMessages.notTaken)}</strong> {t(problem)}
            </Callout>
          )}
          <Outcome textImport={textImport} />
          {step.kind === 'preview' ? (
            <TextImportPreview {...step} textImport={textImport} lang={language.code} />
          ) : (
            <Choose textImport={textImport} />
          )}
        </DialogSection>
        {step.kind !== 'preview' && <LastImports locale={language.code} textImport={textImport} />}
      </div>
    </Dialog>
  );
}

function Export({ language: { code, name } }: Pick<Props, 'language'>) {
  const { t } = useTranslation();
  const hrefOf = (ending: string) => `${apiBase()}${textsFile}.${ending}?locale=${code}`;
  return (
    <DialogSection title={localisationPanelsMessages.exportAll}>
      <p>{t(localisationPanelsMessages.exportAbout, { language: name })}</p>
      <p className={styles.ways}>
        <a href={hrefOf('csv')} download className="button button-secondary">
          {t(localisationPanelsMessages.exportCsv)}
        </a>
        <a href={hrefOf('json')} download className="button button-secondary">
          {t(localisationPanelsMessages.exportJson)}
        </a>
      </p>
    </DialogSection>
  );
}

function Choose({ textImport: { isBusy, choose } }: { textImport: TextImport }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(localisationPanelsMessages.importAbout)}</p>
      <p className={styles.ways}>
        <FileButton
          label={localisationPanelsMessages.fileToImport}
          accept=".csv,.json,.txt,.xlsx"
          busy={isBusy}
          onFiles={([file]) => file && choose(file)}
        >
          <Icon name="file" />
          {t(localisationPanelsMessages.choose)}
        </FileButton>
      </p>
    </>
  );
}

function Outcome({ textImport: { step } }: { textImport: TextImport }) {
  const { t } = useTranslation();
  return (
    <LiveRegion>
      {step.kind === 'imported' && (
        <Callout tone="ok">
          {t(localisationPanelsMessages.imported, { count: step.import.count })}
        </Callout>
      )}
      {step.kind === 'undone' && (
        <Callout tone="ok">
          {t(localisationPanelsMessages.restored, { count: step.restored })}{' '}
          {step.kept > 0 && t(localisationPanelsMessages.kept, { count: step.kept })}
        </Callout>
      )}
    </LiveRegion>
  );
}
