import { type Asset, storeAsset, updateAsset } from '#contract/learning/assets.ts';
import { message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';

export type AssetFields = { title: string; url: string };

type Options = {
  pod: { uuid: string; name: string };
  /** Undefined for a link that is being added. */
  asset: Asset | undefined;
  show: (asset: Asset) => Promise<void>;
  onClose: () => void;
  onSaved: (asset: Asset) => void;
};

export function useAssetForm({ pod, asset, show, onClose, onSaved }: Options) {
  const store = useWrite(storeAsset);
  const update = useWrite(updateAsset);
  return useRecordForm({
    record: asset,
    name: asset ? `asset:${asset.uuid}` : `link:${pod.uuid}`,
    path: `/learning/pods?edit=${pod.uuid}`,
    label: asset
      ? message(learningAssetsMessages.draftOf, { asset: asset.title, pod: pod.name })
      : message(learningAssetsMessages.newLink, { pod: pod.name }),
    blank,
    fieldsOf,
    create: ({ title, url }) =>
      store.mutateAsync({ body: { pod: pod.uuid, title, url: completed(url) } }),
    update: (known, { title, url }, ifMatch) =>
      update.mutateAsync({ body: { uuid: known.uuid, title, ...address(known, url) }, ifMatch }),
    recordIn: (answer) => answer.asset,
    put: show,
    onClose,
    onSaved,
  });
}

const address = ({ kind }: Asset, url: string) => (kind === 'link' ? { url: completed(url) } : {});

/** People copy addresses without their beginning. */
const completed = (url: string) => (/^[a-z]+:/i.test(url) || !url ? url : `https://${url.trim()}`);

const fieldsOf = ({ title, kind, url }: Asset): AssetFields => ({
  title,
  url: kind === 'link' ? url : '',
});

const blank: AssetFields = { title: '', url: '' };
