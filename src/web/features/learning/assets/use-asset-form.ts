import { type Asset, storeAsset, updateAsset } from '#contract/learning/assets.ts';
import { message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';

export type AssetFields = { title: string; title_mi: string; url: string };

type Options = {
  pod: { uuid: string; name: string };
  /** Undefined for a link that is being added. */
  asset: Asset | undefined;
  show: (asset: Asset) => Promise<void>;
  onClose: () => void;
  onSaved: (asset: Asset) => void;
};

export function useAssetForm({ pod, asset, show, onClose, onSaved }: Options) {
  const store = useCreate(storeAsset);
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
    create: ({ url, ...titles }) =>
      store({ body: { pod: pod.uuid, ...titles, url: withProtocol(url) } }),
    update: ({ uuid, kind }, { url, ...titles }, ifMatch) =>
      update.mutateAsync({
        body: { uuid, ...titles, ...(kind === 'link' && { url: withProtocol(url) }) },
        ifMatch,
      }),
    recordIn: (answer) => answer.asset,
    put: show,
    onClose,
    onSaved,
  });
}

/** People often leave out the protocol. */
const withProtocol = (url: string) =>
  /^[a-z]+:/i.test(url) || !url ? url : `https://${url.trim()}`;

const fieldsOf = ({ title, title_mi, kind, url }: Asset): AssetFields => ({
  title,
  title_mi: title_mi ?? '',
  url: kind === 'link' ? url : '',
});

const blank: AssetFields = { title: '', title_mi: '', url: '' };
