import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { learningAssetsText } from '#texts/learning-assets.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './assets.module.css';

type Props = { onLink: () => void; onFiles: (files: Iterable<File>) => void; children: ReactNode };

/** Links and files come in here: by a button, or files dropped anywhere on it. */
export function AddAssets({ onLink, onFiles, children }: Props) {
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
    onFiles(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a region, named by what is spread
    <section
      {...attr('aria-label', learningAssetsText.addBoth)}
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className={styles.add}>
        <Button onClick={onLink}>
          <Icon name="link" />
          {t(learningAssetsText.addLink)}
        </Button>
        <Button onClick={() => input.current?.click()}>
          <Icon name="file" />
          {t(learningAssetsText.uploadFile)}
        </Button>
        <span>{t(learningAssetsText.dropHere)}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          {...attr('aria-label', learningAssetsText.filesToUpload)}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Or the same file could not be chosen again after a failure.
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}
