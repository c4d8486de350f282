import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Asset, largestAsset, uploadAsset } from '#contract/assets.ts';
import { learningAssetsText } from '#texts/learning-assets.ts';
import { say, type Words } from '#texts/text.ts';
import { call } from '#web/platform/call.ts';
import { refresh } from '#web/platform/data.ts';
import { sizeOf } from '#web/platform/file-size.ts';
import { fetched } from '#web/platform/not-fetched.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';

export type Upload = {
  id: number;
  name: string;
  /** From 0 to 1; null where it has ended for the reason beside it. */
  share: number | null;
  problem: Words;
  cancel: () => void;
};

const sending = () => fetched(() => import('#web/platform/send-with-progress.ts'));

type Options = { pod: string; onUploaded: (asset: Asset) => Promise<void> };

/** Files on their way into a pod, one after the other. */
export function useUploads({ pod, onUploaded }: Options) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef(Promise.resolve());
  const count = useRef(0);

  const change = (id: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(file: File, id: number, signal: AbortSignal) {
    if (signal.aborted) return;
    try {
      const query = { pod, title: titleOf(file.name), name: file.name };
      const { withProgress } = await sending();
      const sendBy = withProgress((share) => change(id, { share }));
      const { asset } = await call(uploadAsset, { query }, { file, signal, sendBy });
      drop(id);
      await onUploaded(asset);
      void refresh(client, uploadAsset.topics);
    } catch (error) {
      if (!signal.aborted) change(id, { share: null, problem: sentenceOf(error) });
    }
  }

  function add(file: File) {
    count.current += 1;
    const id = count.current;
    const stop = new AbortController();
    const problem = refusal(file);
    const cancel = () => {
      stop.abort(new Error('Cancelled'));
      drop(id);
    };
    const share = problem ? null : 0;
    setUploads((all) => [...all, { id, name: file.name, share, problem, cancel }]);
    if (!problem) last.current = last.current.then(() => send(file, id, stop.signal));
  }

  return { uploads, upload: (files: Iterable<File>) => [...files].forEach(add) };
}

/** Said before anything is sent: nobody waits for a minute to hear it. */
function refusal({ size }: File): Words {
  if (size === 0) return learningAssetsText.emptyFile;
  if (size <= largestAsset) return '';
  const most = sizeOf(largestAsset);
  return say(learningAssetsText.tooLarge, { size: sizeOf(size), most });
}

/** To be changed afterwards by whoever knows better. */
const titleOf = (name: string) => name.replace(/\.[^.]+$/, '').replace(/[_]+/g, ' ') || name;
