import type { Ref } from 'react';
import type { Asset } from '#contract/assets.ts';
import { learningAssetsText } from '#texts/learning-assets.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say } from '#texts/text.ts';
import { sizeOf } from '#web/platform/file-size.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './assets.module.css';

type Props = {
  asset: Asset;
  /** Without them the asset is only there to be opened. */
  onEdit?: () => void;
  onRemove?: () => void;
  isRemoving?: boolean;
  editRef?: Ref<HTMLButtonElement>;
};

export function AssetRow({ asset, onEdit, onRemove, isRemoving = false, editRef }: Props) {
  const { title, kind, url, file } = asset;
  const { t, attr } = useText();
  const on = (act: Sayable) => say(sharedText.actOn, { act, name: title });
  return (
    <div className={styles.asset}>
      <Icon name={kind === 'link' ? 'link' : 'file'} className={styles.kind} />
      <div className={styles.words}>
        {file ? (
          <a href={url} download={file.name}>
            {title}
          </a>
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        )}
        <small>{file ? t(aboutFile(file)) : url}</small>
      </div>
      {onEdit && (
        <span className={styles.actions}>
          <Button
            {...(editRef && { ref: editRef })}
            variant="quiet"
            {...attr('aria-label', on(sharedText.edit))}
            onClick={onEdit}
          >
            {t(sharedText.edit)}
          </Button>
          <Button
            variant="quiet"
            {...attr('aria-label', on(sharedText.remove))}
            busy={isRemoving}
            {...(onRemove && { onClick: onRemove })}
          >
            {t(sharedText.remove)}
          </Button>
        </span>
      )}
    </div>
  );
}

const aboutFile = ({ name, size }: NonNullable<Asset['file']>) =>
  say(learningAssetsText.nameAndSize, { name, size: sizeOf(size) });
