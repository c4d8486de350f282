import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Asset, maxAssetBytes, uploadAsset } from '#contract/learning/assets.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { formatFileSize } from '#web/i18n/format-file-size.ts';
import { call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { loadUploader } from '#web/platform/calls/load-uploader.ts';

export type Upload = {
  id: number;
  name: string;
  /** From 0 to 1; null once it has failed, for the reason in `problem`. */
  progress: number | null;
  problem: DisplayText;
  cancel: () => void;
};

type Options = { pod: string; onUploaded: (asset: Asset) => Promise<void> };

/** Uploads files to a pod, one after the other. */
export function useUploads({ pod, onUploaded }: Options) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((current) =>
      current.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    );
  const drop = (id: number) =>
    setUploads((current) => current.filter((upload) => upload.id !== id));

  async function send(file: File, id: number, signal: AbortSignal) {
    if (signal.aborted) return;
    try {
      const query = { pod, title: titleOf(file.name), name: file.name };
      const { withProgress } = await loadUploader();
      const sendBy = withProgress((progress) => change(id, { progress }));
      const { asset } = await call(uploadAsset, { query }, { file, signal, sendBy });
      drop(id);
      await onUploaded(asset);
      void refresh(client, uploadAsset.topics);
    } catch (error) {
      if (!signal.aborted) change(id, { progress: null, problem: errorMessage(error) });
    }
  }

  function add(file: File) {
    count.current += 1;
    const id = count.current;
    const controller = new AbortController();
    const problem = fileProblem(file);
    const cancel = () => {
      controller.abort(new Error('Cancelled'));
      drop(id);
    };
    const progress = problem ? null : 0;
    setUploads((current) => [...current, { id, name: file.name, progress, problem, cancel }]);
    if (!problem) queue.current = queue.current.then(() => send(file, id, controller.signal));
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

/** A first title from the file's name; people can change it afterwards. */
const titleOf = (name: string) => name.replace(/\.[^.]+$/, '').replace(/[_]+/g, ' ') || name;
