import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import type { Asset } from '#contract/learning/assets.ts';
import type { Pod } from '#contract/learning/learning.ts';
import { titleIn } from '#contract/organisations/place-names.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { OrderStatus } from '#web/features/learning/pods/order-status.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop/file-drop.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { AssetForm } from './asset-form.tsx';
import { AssetList } from './asset-list.tsx';
import styles from './assets.module.css';
import { UploadList } from './upload-list.tsx';
import { useAssets } from './use-assets.ts';
import { useUploads } from './use-uploads.ts';

type Props = {
  pod: Pod;
  /** Where it stands among the headings. */
  level?: 'h3' | 'h4';
};

/** The assets of a pod. Not part of the form above: each change here is saved at once. */
export function Assets({ pod, level: Heading = 'h3' }: Props) {
  const heading = useId();
  const [editing, setEditing] = useState<Asset | 'new' | null>(null);
  const [announcement, announce] = useState<DisplayText>('');
  const { t, locale } = useTranslation();
  const list = useAssets(pod);
  const { query, assets, order, problem } = list;
  const edited = editing === 'new' ? null : editing;
  const isListed = assets.some(({ uuid }) => uuid === edited?.uuid);
  // Somebody else removed what is being edited: its form is back, with what was typed, once it is.
  const removed = edited && query.isSuccess && !isListed ? [...list.removed, edited] : list.removed;

  async function addUploaded(asset: Asset) {
    await list.put(asset);
    announce(message(learningAssetsMessages.added, { asset: titleIn(locale, asset) }));
  }
  const { uploads, upload } = useUploads({ pod: pod.uuid, onUploaded: addUploaded });

  const linkButton = useRef<HTMLButtonElement>(null);
  function announceSaved(asset: Asset) {
    const { added, saved } = learningAssetsMessages;
    announce(message(editing === 'new' ? added : saved, { asset: titleIn(locale, asset) }));
  }

  /** The form is gone, so the focus goes back to what opened it. */
  function closeNew() {
    setEditing(null);
    linkButton.current?.focus();
  }

  return (
    <section className={styles.assets} aria-labelledby={heading}>
      <div>
        <Heading id={heading}>{t(learningAssetsMessages.assets)}</Heading>
        <p className={styles.about}>{t(learningAssetsMessages.about)}</p>
      </div>
      {query.isError && <LoadError title={learningAssetsMessages.notLoaded} query={query} />}
      {query.isPending && <Skeleton lines={2} />}
      {query.isSuccess && assets.length === 0 && (
        <p className={styles.about}>{t(learningAssetsMessages.none)}</p>
      )}
      <AssetList
        list={list}
        pod={pod}
        editing={edited?.uuid ?? null}
        onEdit={setEditing}
        onSaved={announceSaved}
      />
      <OrderStatus order={order} />
      {removed.map((asset) => (
        <p key={asset.uuid} className={styles.removed}>
          {t(learningAssetsMessages.removed, { asset: titleIn(locale, asset) })}
          <SmallButton
            onPress={() => void list.restore(asset)}
            busy={list.isBusy(asset)}
            label={message(learningMessages.undo, { what: titleIn(locale, asset) })}
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
      <AddAssets linkButton={linkButton} onLink={() => setEditing('new')} onFiles={upload}>
        {editing === 'new' && (
          <AssetForm
            pod={pod}
            asset={undefined}
            show={list.put}
            onClose={closeNew}
            onSaved={announceSaved}
          />
        )}
        <UploadList uploads={uploads} />
      </AddAssets>
      <p role="status" className="visually-hidden">
        {t(announcement)}
      </p>
    </section>
  );
}

type AddProps = {
  linkButton: Ref<HTMLButtonElement>;
  onLink: () => void;
  onFiles: (files: Iterable<File>) => void;
  children: ReactNode;
};

/** Adds links and files: by a button, or files dropped anywhere on it. */
function AddAssets({ linkButton, onLink, onFiles, children }: AddProps) {
  const { t } = useTranslation();
  return (
    <FileDrop label={learningAssetsMessages.addBoth} className={styles.drop} onFiles={onFiles}>
      {children}
      <div className={styles.add}>
        <Button ref={linkButton} onClick={onLink}>
          <Icon name="link" />
          {t(learningAssetsMessages.addLink)}
        </Button>
        <FileButton label={learningAssetsMessages.filesToUpload} multiple onFiles={onFiles}>
          <Icon name="file" />
          {t(learningAssetsMessages.uploadFile)}
        </FileButton>
        <span>{t(learningAssetsMessages.dropHere)}</span>
      </div>
    </FileDrop>
  );
}
