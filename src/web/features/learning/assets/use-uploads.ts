import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Asset, maxAssetBytes, uploadAsset } from '#contract/learning/assets.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { formatFileSize } from '#web/i18n/format-file-size.ts';
import { call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';

export type Upload = {
  id: number;
  name: string;
  /** From 0 to 1; null where it has ended for the reason beside it. */
  share: number | null;
  problem: DisplayText;
  cancel: () => void;
};

const sending = () => loadChunk(() => import('#web/platform/calls/send-with-progress.ts'));

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
      if (!signal.aborted) change(id, { share: null, problem: errorMessage(error) });
    }
  }

  function add(file: File) {
    count.current += 1;
    const id = count.current;
    const stop = new AbortController();
    const problem = fileProblem(file);
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

/** Checked before uploading, so that nobody waits a minute for the error. */
function fileProblem({ size }: File): DisplayText {
  if (size === 0) return learningAssetsMessages.emptyFile;
  if (size <= maxAssetBytes) return '';
  const most = formatFileSize(maxAssetBytes);
  return message(learningAssetsMessages.tooLarge, { size: formatFileSize(size), most });
}

/** To be changed afterwards by whoever knows better. */
const titleOf = (name: string) => name.replace(/\.[^.]+$/, '').replace(/[_]+/g, ' ') || name;
