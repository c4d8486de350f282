import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type ImportKind, maxImportBytes, uploadImport } from '#contract/imports/imports.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { changeError } from '#web/patterns/late-failure/change-error.ts';
import { useLateFailure } from '#web/patterns/late-failure/use-late-failure.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { loadChunk } from '#web/platform/calls/load-chunk.ts';

export const maxMegabytes = maxImportBytes / 1024 / 1024;

/** `isUnanswered`: the file may have arrived. */
type UploadProblem = { why: DisplayText; isUnanswered: boolean };

/** Uploads one file, then opens the page of its import. */
export function useImportUpload(kind: ImportKind) {
  const client = useQueryClient();
  const router = useRouter();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<UploadProblem>();
  const late = useLateFailure({ path: `/imports?kind=${kind}`, label: importsMessages.imports });

  async function send(file: File) {
    const invalid = fileProblem(file);
    setProblem(invalid ? { why: invalid, isUnanswered: false } : undefined);
    if (invalid || percent !== null) return;
    setPercent(0);
    const { pathname } = router.latestLocation;
    try {
      const { uploadFile } = await loadChunk(() => import('./upload-file.ts'));
      const { import: created } = await uploadFile(client, { file, kind, onPercent: setPercent });
      // Whoever went elsewhere meanwhile may be typing there.
      if (router.latestLocation.pathname !== pathname) return;
      await router.navigate({ to: '/imports/$import', params: { import: created.uuid } });
    } catch (error) {
      if (late.isOpen())
        setProblem({ why: errorMessage(error), isUnanswered: isUnanswered(error) });
      else late.report(changeError(file.name, error));
    } finally {
      // Also where the answer was lost: the file may have arrived, and then is in the list.
      void refresh(client, uploadImport.topics);
      setPercent(null);
    }
  }

  return { percent, problem, send: (file: File) => void send(file) };
}

/** Checked before uploading, so that nobody waits a minute for the error. */
function fileProblem({ name: file, size }: File): DisplayText {
  if (size === 0) return message(importsMessages.isEmpty, { file });
  const megabytes = maxMegabytes;
  return size > maxImportBytes ? message(importsMessages.isTooLarge, { file, megabytes }) : '';
}
