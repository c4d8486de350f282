import type { QueryClient } from '@tanstack/react-query';
import { type ImportKind, uploadImport } from '#contract/imports/imports.ts';
import { call } from '#web/platform/calls/call.ts';
import { sendOnce } from '#web/platform/calls/send-once.ts';
import { withProgress } from '#web/platform/calls/send-with-progress.ts';

type Upload = { file: File; kind: ImportKind; onPercent: (percent: number) => void };

/** Sends a file, which becomes an import. Without an answer it may have arrived. */
export function uploadFile(client: QueryClient, { file, kind, onPercent }: Upload) {
  const query = { kind, name: file.name };
  const sendBy = withProgress((share) => onPercent(Math.round(share * 100)));
  return sendOnce(client, uploadImport, {
    send: (headers) => call(uploadImport, { query }, { file, sendBy, headers }),
    of: versionOf(file, kind),
  });
}

/** What is sent again without an answer is the same import; a file that was saved since is another. */
const versionOf = ({ name, size, lastModified }: File, kind: ImportKind) =>
  [kind, name, size, lastModified].join(':');
