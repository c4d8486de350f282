import { type Asset, storeAsset, updateAsset } from '#contract/assets.ts';
import { learningAssetsMessages } from '#messages/learning-assets.ts';
import { message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';

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
  return useEndpointForm({
    name: asset ? `asset:${asset.uuid}` : `link:${pod.uuid}`,
    place: {
      path: `/learning/pods?edit=${pod.uuid}`,
      label: asset
        ? message(learningAssetsMessages.draftOf, { asset: asset.title, pod: pod.name })
        : message(learningAssetsMessages.newLink, { pod: pod.name }),
      about: sharedMessages.notSavedYet,
    },
    saved: asset ? savedOf({ asset }) : blank,
    send: ({ title, url }: AssetFields, ifMatch) =>
      asset
        ? update.mutateAsync({ body: { uuid: asset.uuid, title, ...address(asset, url) }, ifMatch })
        : store.mutateAsync({ body: { pod: pod.uuid, title, url: completed(url) } }),
    savedOf,
    show: (answer) => show(answer.asset),
    onSaved: (answer) => (answer ? onSaved(answer.asset) : onClose()),
  });
}

const address = ({ kind }: Asset, url: string) => (kind === 'link' ? { url: completed(url) } : {});

/** People copy addresses without their beginning. */
const completed = (url: string) => (/^[a-z]+:/i.test(url) || !url ? url : `https://${url.trim()}`);

const savedOf = ({ asset: { title, kind, url, updated_at } }: { asset: Asset }) => ({
  fields: { title, url: kind === 'link' ? url : '' },
  at: updated_at,
});

const blank = { fields: { title: '', url: '' }, at: null };
