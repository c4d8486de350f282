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

/** The texts of a language as a file: to take away, and to take in again. */
export function FilesDialog({ language, onClose }: Props) {
  const { t } = useTranslation();
  const taking = useTextImport(language.code);
  const { step, problem } = taking;
  return (
    <Dialog open size="xl" title={localisationMessages.importExport} onClose={onClose}>
      <div className={styles.dialog}>
        {step.is !== 'preview' && <Export language={language} />}
        <DialogSection title={localisationPanelsMessages.import}>
          {problem && (
            <Callout tone="danger" role="alert">
              <strong>{t(localisationPanelsMessages.notTaken)}</strong> {t(problem)}
            </Callout>
          )}
          <Outcome taking={taking} />
          {step.is === 'preview' ? (
            <TextImportPreview {...step} taking={taking} lang={language.code} />
          ) : (
            <Choose taking={taking} />
          )}
        </DialogSection>
        {step.is !== 'preview' && <LastImports locale={language.code} taking={taking} />}
      </div>
    </Dialog>
  );
}

function Export({ language: { code, name } }: Pick<Props, 'language'>) {
  const { t } = useTranslation();
  const to = (ending: string) => `${apiBase()}${textsFile}.${ending}?locale=${code}`;
  return (
    <DialogSection title={localisationPanelsMessages.exportAll}>
      <p>{t(localisationPanelsMessages.exportAbout, { language: name })}</p>
      <p className={styles.ways}>
        <a href={to('csv')} download className="button button-secondary">
          {t(localisationPanelsMessages.exportCsv)}
        </a>
        <a href={to('json')} download className="button button-secondary">
          {t(localisationPanelsMessages.exportJson)}
        </a>
      </p>
    </DialogSection>
  );
}

function Choose({ taking: { isBusy, choose } }: { taking: TextImport }) {
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

function Outcome({ taking: { step } }: { taking: TextImport }) {
  const { t } = useTranslation();
  return (
    <LiveRegion>
      {step.is === 'imported' && (
        <Callout tone="ok">
          {t(localisationPanelsMessages.imported, { count: step.import.count })}
        </Callout>
      )}
      {step.is === 'undone' && (
        <Callout tone="ok">
          {t(localisationPanelsMessages.restored, { count: step.restored })}{' '}
          {step.kept > 0 && t(localisationPanelsMessages.kept, { count: step.kept })}
        </Callout>
      )}
    </LiveRegion>
  );
}
