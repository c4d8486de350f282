import type { Asset } from '#contract/learning/assets.ts';
import { message } from '#lib/messages/message.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatFileSize } from '#web/i18n/format-file-size.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './asset-links.module.css';
import { AssetTitle } from './asset-title.tsx';

type Props = {
  assets: readonly Asset[];
  pod: string;
  /** Of the learner they are shown for: the page's, unless told. */
  language?: string | undefined;
};

/** The assets of a pod, to read or watch before writing. */
export function AssetLinks({ assets, pod, language }: Props) {
  const name = useHiddenLabel(message(myLearningMessages.toReadAndWatch, { pod }));
  if (assets.length === 0) return null;
  return (
    <>
      {name.words}
      <ul className={styles.assets} aria-labelledby={name.id}>
        {assets.map((asset) => (
          <li key={asset.uuid}>
            <AssetLink asset={asset} language={language} />
          </li>
        ))}
      </ul>
    </>
  );
}

type LinkProps = Pick<Props, 'language'> & { asset: Asset };

/** Opens in a new tab, so that nobody loses the page they write on. */
function AssetLink({ asset, language }: LinkProps) {
  const { kind, url, file } = asset;
  const { t } = useTranslation();
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.asset}>
      <Icon name={kind === 'link' ? 'link' : 'file'} />
      <span>
        <AssetTitle asset={asset} language={language} />
        {file && <small> {t(formatFileSize(file.size))}</small>}
        <span className="visually-hidden"> {t(sharedMessages.opensInNewTab)}</span>
      </span>
    </a>
  );
}
