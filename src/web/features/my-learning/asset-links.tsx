import type { Asset } from '#contract/assets.ts';
import { myLearningText } from '#texts/my-learning.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { sizeOf } from '#web/platform/file-size.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './asset-links.module.css';

type Props = { assets: readonly Asset[]; pod: string };

/** What there is to read or watch before writing. */
export function AssetLinks({ assets, pod }: Props) {
  const name = useName(say(myLearningText.toReadAndWatch, { pod }));
  if (assets.length === 0) return null;
  return (
    <>
      {name.words}
      <ul className={styles.assets} aria-labelledby={name.id}>
        {assets.map((asset) => (
          <li key={asset.uuid}>
            <AssetLink asset={asset} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** In a tab of its own, so that nobody loses the page they write on. */
function AssetLink({ asset: { title, kind, url, file } }: { asset: Asset }) {
  const { t } = useText();
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.asset}>
      <Icon name={kind === 'link' ? 'link' : 'file'} />
      <span>
        {title}
        {file && <small> {t(sizeOf(file.size))}</small>}
        <span className="visually-hidden"> {t(sharedText.opensInNewTab)}</span>
      </span>
    </a>
  );
}
