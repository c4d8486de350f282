import { useState } from 'react';
import type { Asset } from '#contract/assets.ts';
import type { Pod } from '#contract/learning.ts';
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
  const [words, say] = useState('');
  const list = useAssets(pod.uuid);
  const { query, assets, order, removed, problem } = list;

  async function arrived(asset: Asset) {
    await list.put(asset);
    say(`${asset.title} added`);
  }
  const { uploads, upload } = useUploads({ pod: pod.uuid, onUploaded: arrived });

  function saved(asset: Asset) {
    say(editing === 'new' ? `${asset.title} added` : `${asset.title} saved`);
    edit(null);
  }
  const close = () => edit(null);

  return (
    <section className={styles.assets} aria-labelledby="assets">
      <div>
        <h3 id="assets">Assets</h3>
        <p className={styles.about}>Links and files of this pod. Each change is saved at once.</p>
      </div>
      {query.isError && <NotLoaded what="The assets" query={query} />}
      {query.isPending && <Skeleton lines={2} />}
      {query.isSuccess && assets.length === 0 && <p className={styles.about}>No assets yet.</p>}
      <AssetList list={list} pod={pod} editing={editing} onEdit={edit} onSaved={saved} />
      <OrderLine order={order} />
      {removed.map((asset) => (
        <p key={asset.uuid} className={styles.removed}>
          {asset.title} removed
          <SmallButton
            onPress={() => void list.restore(asset)}
            label={`Undo: ${asset.title}`}
            hasFocus
          >
            Undo
          </SmallButton>
        </p>
      ))}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <AddAssets onLink={() => edit('new')} onFiles={upload}>
        {editing === 'new' && (
          <AssetForm pod={pod} asset={undefined} show={list.put} onClose={close} onSaved={saved} />
        )}
        <UploadList uploads={uploads} />
      </AddAssets>
      <p role="status" className="visually-hidden">
        {words}
      </p>
    </section>
  );
}
