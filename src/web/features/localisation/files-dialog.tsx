import { textsFile } from '#contract/wording-files.ts';
import { localisationText } from '#texts/localisation.ts';
import { localisationPanelsText } from '#texts/localisation-panels.ts';
import { apiBase } from '#web/platform/settings.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Announcement } from '#web/ui/announcement.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Part } from '#web/ui/part.tsx';
import styles from './files-dialog.module.css';
import { LastImports } from './last-imports.tsx';
import { Preview } from './preview.tsx';
import { type TextImport, useTextImport } from './use-text-import.ts';

type Props = { language: { code: string; name: string }; onClose: () => void };

/** The texts of a language as a file: to take away, and to take in again. */
export function FilesDialog({ language, onClose }: Props) {
  const { t } = useText();
  const taking = useTextImport(language.code);
  const { step, problem } = taking;
  return (
    <Dialog open size="xl" title={localisationText.importExport} onClose={onClose}>
      <div className={styles.dialog}>
        {step.is !== 'preview' && <Export language={language} />}
        <Part title={localisationPanelsText.import}>
          {problem && (
            <Notice tone="danger" role="alert">
              <strong>{t(localisationPanelsText.notTaken)}</strong> {t(problem)}
            </Notice>
          )}
          <Outcome taking={taking} />
          {step.is === 'preview' ? (
            <Preview {...step} taking={taking} lang={language.code} />
          ) : (
            <Choose taking={taking} />
          )}
        </Part>
        {step.is !== 'preview' && <LastImports locale={language.code} taking={taking} />}
      </div>
    </Dialog>
  );
}

function Export({ language: { code, name } }: Pick<Props, 'language'>) {
  const { t } = useText();
  const to = (ending: string) => `${apiBase()}${textsFile}.${ending}?locale=${code}`;
  return (
    <Part title={localisationPanelsText.exportAll}>
      <p>{t(localisationPanelsText.exportAbout, { language: name })}</p>
      <p className={styles.ways}>
        <a href={to('csv')} download className="button button-secondary">
          {t(localisationPanelsText.exportCsv)}
        </a>
        <a href={to('json')} download className="button button-secondary">
          {t(localisationPanelsText.exportJson)}
        </a>
      </p>
    </Part>
  );
}

function Choose({ taking: { isBusy, choose } }: { taking: TextImport }) {
  const { t } = useText();
  return (
    <>
      <p>{t(localisationPanelsText.importAbout)}</p>
      <p className={styles.ways}>
        <FileButton
          label={localisationPanelsText.fileToImport}
          accept=".csv,.json,.txt,.xlsx"
          busy={isBusy}
          onFiles={([file]) => file && choose(file)}
        >
          <Icon name="file" />
          {t(localisationPanelsText.choose)}
        </FileButton>
      </p>
    </>
  );
}

function Outcome({ taking: { step } }: { taking: TextImport }) {
  const { t } = useText();
  return (
    <Announcement>
      {step.is === 'imported' && (
        <Notice tone="ok">
          {t(localisationPanelsText.imported, { count: step.import.count })}
        </Notice>
      )}
      {step.is === 'undone' && (
        <Notice tone="ok">
          {t(localisationPanelsText.restored, { count: step.restored })}{' '}
          {step.kept > 0 && t(localisationPanelsText.kept, { count: step.kept })}
        </Notice>
      )}
    </Announcement>
  );
}
