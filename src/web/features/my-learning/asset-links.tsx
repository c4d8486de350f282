import type { Asset } from '#contract/assets.ts';
import { sizeOf } from '#web/platform/file-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './asset-links.module.css';

type Props = { assets: readonly Asset[]; pod: string };

/** What there is to read or watch before writing. */
export function AssetLinks({ assets, pod }: Props) {
  if (assets.length === 0) return null;
  return (
    <ul className={styles.assets} aria-label={`To read and watch: ${pod}`}>
      {assets.map((asset) => (
        <li key={asset.uuid}>
          <AssetLink asset={asset} />
        </li>
      ))}
    </ul>
  );
}

/** In a tab of its own, so that nobody loses the page they write on. */
function AssetLink({ asset: { title, kind, url, file } }: { asset: Asset }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.asset}>
      <Icon name={kind === 'link' ? 'link' : 'file'} />
      <span>
        {title}
        {file && <small> {sizeOf(file.size)}</small>}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
