import { useState } from 'react';
import type { Asset } from '#contract/assets.ts';
import type { Pod } from '#contract/learning.ts';
import { learningText } from '#texts/learning.ts';
import { learningAssetsText } from '#texts/learning-assets.ts';
import { sharedText } from '#texts/shared.ts';
import { say, type Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import { AddAssets } from './add-assets.tsx';
import { AssetForm } from './asset-form.tsx';
import { AssetList } from './asset-list.tsx';
import styles from './assets.module.css';
import { OrderLine } from './order-line.tsx';
import { UploadList } from './upload-list.tsx';
import { useAssets } from './use-assets.ts';
import { useUploads } from './use-uploads.ts';

/** What a pod brings with it. No part of the form above: each change here is saved at once. */
export function Assets({ pod }: { pod: Pod }) {
  const [editing, edit] = useState<string | null>(null);
  const [said, announce] = useState<Words>('');
  const { t } = useText();
  const list = useAssets(pod.uuid);
  const { query, assets, order, removed, problem } = list;

  async function arrived(asset: Asset) {
    await list.put(asset);
    announce(say(learningAssetsText.added, { asset: asset.title }));
  }
  const { uploads, upload } = useUploads({ pod: pod.uuid, onUploaded: arrived });

  function saved(asset: Asset) {
    const { added, saved } = learningAssetsText;
    announce(say(editing === 'new' ? added : saved, { asset: asset.title }));
    edit(null);
  }
  const close = () => edit(null);

  return (
    <section className={styles.assets} aria-labelledby="assets">
      <div>
        <h3 id="assets">{t(learningAssetsText.assets)}</h3>
        <p className={styles.about}>{t(learningAssetsText.about)}</p>
      </div>
      {query.isError && <NotLoaded title={learningAssetsText.notLoaded} query={query} />}
      {query.isPending && <Skeleton lines={2} />}
      {query.isSuccess && assets.length === 0 && (
        <p className={styles.about}>{t(learningAssetsText.none)}</p>
      )}
      <AssetList list={list} pod={pod} editing={editing} onEdit={edit} onSaved={saved} />
      <OrderLine order={order} />
      {removed.map((asset) => (
        <p key={asset.uuid} className={styles.removed}>
          {t(learningAssetsText.removed, { asset: asset.title })}
          <SmallButton
            onPress={() => void list.restore(asset)}
            label={say(learningText.undo, { what: asset.title })}
            hasFocus
          >
            {t(sharedText.undo)}
          </SmallButton>
        </p>
      ))}
      {problem && (
        <Notice tone="danger" role="alert">
          {t(problem)}
        </Notice>
      )}
      <AddAssets onLink={() => edit('new')} onFiles={upload}>
        {editing === 'new' && (
          <AssetForm pod={pod} asset={undefined} show={list.put} onClose={close} onSaved={saved} />
        )}
        <UploadList uploads={uploads} />
      </AddAssets>
      <p role="status" className="visually-hidden">
        {t(said)}
      </p>
    </section>
  );
}
