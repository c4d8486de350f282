import type { Ref } from 'react';
import type { Asset } from '#contract/learning/assets.ts';
import { titleIn } from '#contract/organisations/place-names.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatFileSize } from '#web/i18n/format-file-size.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { OtherName } from '#web/patterns/localized-name/other-name.tsx';
import { AssetTitle } from '#web/patterns/reflection/asset-title.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './assets.module.css';

type Props = {
  asset: Asset;
  /** Without `onEdit` the asset can only be opened. */
  onEdit?: () => void;
  onRemove?: () => void;
  isRemoving?: boolean;
  editRef?: Ref<HTMLButtonElement>;
};

export function AssetRow({ asset, onEdit, onRemove, isRemoving = false, editRef }: Props) {
  const { title, title_mi, kind, url, file } = asset;
  const { t, attr, locale } = useTranslation();
  const labelFor = (act: Translatable) =>
    message(sharedMessages.actOn, { act, name: titleIn(locale, asset) });
  return (
    <div className={styles.asset}>
      <Icon name={kind === 'link' ? 'link' : 'file'} className={styles.kind} />
      <div className={styles.words}>
        {file ? (
          <a href={url} download={file.name}>
            <AssetTitle asset={asset} />
          </a>
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            <AssetTitle asset={asset} />
          </a>
        )}
        <OtherName of={{ name: title, name_mi: title_mi }} className={styles.other} />
        <small>{file ? t(fileDescription(file)) : url}</small>
      </div>
      {onEdit && (
        <span className={styles.actions}>
          <Button
            {...(editRef && { ref: editRef })}
            variant="quiet"
            {...attr('aria-label', labelFor(sharedMessages.edit))}
            onClick={onEdit}
          >
            {t(sharedMessages.edit)}
          </Button>
          <Button
            variant="quiet"
            {...attr('aria-label', labelFor(sharedMessages.remove))}
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

const fileDescription = ({ name, size }: NonNullable<Asset['file']>) =>
  message(learningAssetsMessages.nameAndSize, { name, size: formatFileSize(size) });
