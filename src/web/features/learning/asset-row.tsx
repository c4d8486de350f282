import type { Ref } from 'react';
import type { Asset } from '#contract/assets.ts';
import { sizeOf } from '#web/platform/file-size.ts';
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
        <small>{file ? `${file.name} · ${sizeOf(file.size)}` : url}</small>
      </div>
      {onEdit && (
        <span className={styles.actions}>
          <Button
            {...(editRef && { ref: editRef })}
            variant="quiet"
            aria-label={`Edit ${title}`}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Button
            variant="quiet"
            aria-label={`Remove ${title}`}
            busy={isRemoving}
            {...(onRemove && { onClick: onRemove })}
          >
            Remove
          </Button>
        </span>
      )}
    </div>
  );
}
