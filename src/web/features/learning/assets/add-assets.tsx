import type { ReactNode } from 'react';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop/file-drop.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './assets.module.css';

type Props = { onLink: () => void; onFiles: (files: Iterable<File>) => void; children: ReactNode };

/** Links and files come in here: by a button, or files dropped anywhere on it. */
export function AddAssets({ onLink, onFiles, children }: Props) {
  const { t } = useTranslation();
  return (
    <FileDrop label={learningAssetsMessages.addBoth} className={styles.drop} onFiles={onFiles}>
      {children}
      <div className={styles.add}>
        <Button onClick={onLink}>
          <Icon name="link" />
          {t(learningAssetsMessages.addLink)}
        </Button>
        <FileButton label={learningAssetsMessages.filesToUpload} multiple onFiles={onFiles}>
          <Icon name="file" />
          {t(learningAssetsMessages.uploadFile)}
        </FileButton>
        <span>{t(learningAssetsMessages.dropHere)}</span>
      </div>
    </FileDrop>
  );
}
