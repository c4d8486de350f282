import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Asset,
  assetsOfPod,
  orderAssets,
  removeAsset,
  restoreAsset,
} from '#contract/learning/assets.ts';
import { type Message, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { useSavedOrder } from '#web/features/learning/pods/use-saved-order.ts';
import { call } from '#web/platform/calls/call.ts';
import { read, refresh, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';

/** The assets of a pod; each change is saved by itself, at once. */
export function useAssets(pod: string) {
  const client = useQueryClient();
  const list = read(assetsOfPod, { params: { pod } });
  const query = useQuery(list);
  const remove = useWrite(removeAsset);
  const restore = useWrite(restoreAsset);
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly Asset[]>([]);
  const [problem, setProblem] = useState<Message | null>(null);

  async function show(changed: (known: readonly Asset[]) => Asset[]) {
    // An answer on its way would put what was there before back for a moment.
    await client.cancelQueries({ queryKey: list.queryKey });
    client.setQueryData(list.queryKey, (known) => known && { assets: changed(known.assets) });
    await untilRendered();
  }

  const order = useSavedOrder({
    items: query.data?.assets ?? [],
    send: (assets) => call(orderAssets, { body: { pod, assets: [...assets] } }),
    keep: show,
    settle: () => void refresh(client, orderAssets.topics),
  });

  /** Says why where it was refused, and only then. */
  async function tried(
    failed: MessageDescriptor<'asset' | 'why'>,
    { title: asset }: Asset,
    doing: () => Promise<unknown>,
  ) {
    setProblem(null);
    try {
      await doing();
    } catch (error) {
      setProblem(message(failed, { asset, why: errorMessage(error) }));
    }
  }

  return {
    query,
    assets: order.items,
    order,
    removed,
    removing,
    problem,
    /** An asset as the server just answered it: changed, or new at the end. */
    put: (asset: Asset) =>
      show((known) =>
        known.some(({ uuid }) => uuid === asset.uuid)
          ? known.map((one) => (one.uuid === asset.uuid ? asset : one))
          : [...known, asset],
      ),
    async remove(asset: Asset) {
      setRemoving((others) => [...others, asset.uuid]);
      await tried(learningAssetsMessages.notRemoved, asset, async () => {
        await order.delivered();
        await remove.mutateAsync({ body: { uuid: asset.uuid } });
        setRemoved((others) => [...others, asset]);
        await show((known) => known.filter(({ uuid }) => uuid !== asset.uuid));
      });
      setRemoving((others) => others.filter((uuid) => uuid !== asset.uuid));
    },
    restore: (asset: Asset) =>
      tried(learningAssetsMessages.notBroughtBack, asset, async () => {
        await order.delivered();
        await restore.mutateAsync({ body: { uuid: asset.uuid } });
        setRemoved((others) => others.filter(({ uuid }) => uuid !== asset.uuid));
      }),
  };
}
