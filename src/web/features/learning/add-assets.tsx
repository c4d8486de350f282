import type { ReactNode } from 'react';
import { learningAssetsText } from '#texts/learning-assets.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './assets.module.css';

type Props = { onLink: () => void; onFiles: (files: Iterable<File>) => void; children: ReactNode };

/** Links and files come in here: by a button, or files dropped anywhere on it. */
export function AddAssets({ onLink, onFiles, children }: Props) {
  const { t } = useText();
  return (
    <FileDrop label={learningAssetsText.addBoth} className={styles.drop} onFiles={onFiles}>
      {children}
      <div className={styles.add}>
        <Button onClick={onLink}>
          <Icon name="link" />
          {t(learningAssetsText.addLink)}
        </Button>
        <FileButton label={learningAssetsText.filesToUpload} multiple onFiles={onFiles}>
          <Icon name="file" />
          {t(learningAssetsText.uploadFile)}
        </FileButton>
        <span>{t(learningAssetsText.dropHere)}</span>
      </div>
    </FileDrop>
  );
}
