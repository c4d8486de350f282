import { useState } from 'react';
import type { Asset } from '#contract/learning/assets.ts';
import type { Pod } from '#contract/learning/learning.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { OrderStatus } from '#web/features/learning/pods/order-status.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { AddAssets } from './add-assets.tsx';
import { AssetForm } from './asset-form.tsx';
import { AssetList } from './asset-list.tsx';
import styles from './assets.module.css';
import { UploadList } from './upload-list.tsx';
import { useAssets } from './use-assets.ts';
import { useUploads } from './use-uploads.ts';

/** What a pod brings with it. No part of the form above: each change here is saved at once. */
export function Assets({ pod }: { pod: Pod }) {
  const [editing, edit] = useState<string | null>(null);
  const [said, announce] = useState<DisplayText>('');
  const { t } = useTranslation();
  const list = useAssets(pod.uuid);
  const { query, assets, order, removed, problem } = list;

  async function arrived(asset: Asset) {
    await list.put(asset);
    announce(message(learningAssetsMessages.added, { asset: asset.title }));
  }
  const { uploads, upload } = useUploads({ pod: pod.uuid, onUploaded: arrived });

  function saved(asset: Asset) {
    const { added, saved } = learningAssetsMessages;
    announce(message(editing === 'new' ? added : saved, { asset: asset.title }));
    edit(null);
  }
  const close = () => edit(null);

  return (
    <section className={styles.assets} aria-labelledby="assets">
      <div>
        <h3 id="assets">{t(learningAssetsMessages.assets)}</h3>
        <p className={styles.about}>{t(learningAssetsMessages.about)}</p>
      </div>
      {query.isError && <LoadError title={learningAssetsMessages.notLoaded} query={query} />}
      {query.isPending && <Skeleton lines={2} />}
      {query.isSuccess && assets.length === 0 && (
        <p className={styles.about}>{t(learningAssetsMessages.none)}</p>
      )}
      <AssetList list={list} pod={pod} editing={editing} onEdit={edit} onSaved={saved} />
      <OrderStatus order={order} />
      {removed.map((asset) => (
        <p key={asset.uuid} className={styles.removed}>
          {t(learningAssetsMessages.removed, { asset: asset.title })}
          <SmallButton
            onPress={() => void list.restore(asset)}
            label={message(learningMessages.undo, { what: asset.title })}
            hasFocus
          >
            {t(sharedMessages.undo)}
          </SmallButton>
        </p>
      ))}
      {problem && (
        <Callout tone="danger" role="alert">
          {t(problem)}
        </Callout>
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
