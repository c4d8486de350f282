import type { Ref } from 'react';
import type { Asset } from '#contract/learning/assets.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatFileSize } from '#web/i18n/format-file-size.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
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
  const { t, attr } = useTranslation();
  const on = (act: Translatable) => message(sharedMessages.actOn, { act, name: title });
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
            {...attr('aria-label', on(sharedMessages.edit))}
            onClick={onEdit}
          >
            {t(sharedMessages.edit)}
          </Button>
          <Button
            variant="quiet"
            {...attr('aria-label', on(sharedMessages.remove))}
            busy={isRemoving}
            {...(onRemove && { onClick: onRemove })}
          >
            {t(sharedMessages.remove)}
          </Button>
        </span>
      )}
    </div>
  );
}

const aboutFile = ({ name, size }: NonNullable<Asset['file']>) =>
  message(learningAssetsMessages.nameAndSize, { name, size: formatFileSize(size) });
