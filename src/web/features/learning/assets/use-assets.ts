import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Asset,
  assetsOfPod,
  orderAssets,
  removeAsset,
  restoreAsset,
} from '#contract/learning/assets.ts';
import type { Pod } from '#contract/learning/learning.ts';
import { nameIn, titleIn } from '#contract/organisations/place-names.ts';
import { type MessageDescriptor, message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { useLateOrderFailure } from '#web/features/learning/pods/use-late-order-failure.ts';
import { useSavedOrder } from '#web/features/learning/pods/use-saved-order.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useProblem } from '#web/patterns/late-failure/use-problem.ts';
import { useBusyRecords } from '#web/platform/browser/use-busy-records.ts';
import { call } from '#web/platform/calls/call.ts';
import { read, refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

/** The assets of a pod; each change is saved by itself, at once. */
export function useAssets({ uuid: pod, ...names }: Pick<Pod, 'uuid' | 'name' | 'name_mi'>) {
  const client = useQueryClient();
  const { locale } = useTranslation();
  const list = read(assetsOfPod, { params: { pod } });
  const query = useQuery(list);
  const remove = useWrite(removeAsset);
  const restore = useWrite(restoreAsset);
  const busy = useBusyRecords();
  const [removed, setRemoved] = useState<readonly Asset[]>([]);
  const name = nameIn(locale, names);
  const place = { path: `/learning/pods?edit=${pod}`, label: name };
  const { problem, ...late } = useProblem(place);
  const onFailed = useLateOrderFailure(name, place);

  async function updateCache(change: (cached: readonly Asset[]) => Asset[]) {
    // A reply still under way would bring the old list back for a moment.
    await client.cancelQueries({ queryKey: list.queryKey });
    client.setQueryData(list.queryKey, (cached) => cached && { assets: change(cached.assets) });
    await untilRendered();
  }

  const order = useSavedOrder({
    items: query.data?.assets ?? [],
    send: (assets, seen) =>
      call(orderAssets, { body: { pod, assets: [...assets], seen: [...seen] } }),
    applyOrder: updateCache,
    refetch: () => void refresh(client, orderAssets.topics),
    onFailed,
  });

  /** Reports why the action failed, if it does. */
  async function attempt(
    failure: MessageDescriptor<'asset' | 'why'>,
    asset: Asset,
    action: () => Promise<unknown>,
  ) {
    late.clear();
    try {
      await busy.during(asset.uuid, action);
    } catch (error) {
      late.report(message(failure, { asset: titleIn(locale, asset), why: errorMessage(error) }));
    }
  }

  return {
    query,
    assets: order.items,
    order,
    removed,
    isBusy: ({ uuid }: Asset) => busy.isBusy(uuid),
    problem,
    /** Puts an asset as the server answered it into the list: in its place, or at the end if new. */
    put: (asset: Asset) =>
      updateCache((cached) =>
        cached.some(({ uuid }) => uuid === asset.uuid)
          ? cached.map((other) => (other.uuid === asset.uuid ? asset : other))
          : [...cached, asset],
      ),
    remove: (asset: Asset) =>
      attempt(learningAssetsMessages.notRemoved, asset, async () => {
        await order.whenSaved();
        await remove.mutateAsync({ body: { uuid: asset.uuid } });
        setRemoved((others) => [...others, asset]);
        await updateCache((cached) => cached.filter(({ uuid }) => uuid !== asset.uuid));
      }),
    restore: (asset: Asset) =>
      attempt(learningAssetsMessages.notBroughtBack, asset, async () => {
        await order.whenSaved();
        await restore.mutateAsync({ body: { uuid: asset.uuid } });
        setRemoved((others) => others.filter(({ uuid }) => uuid !== asset.uuid));
      }),
  };
}
