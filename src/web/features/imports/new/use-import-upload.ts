import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type ImportKind, maxImportBytes, uploadImport } from '#contract/imports/imports.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { loadUploader } from '#web/platform/calls/load-uploader.ts';

export const maxMegabytes = maxImportBytes / 1024 / 1024;

/** Uploads one file, then opens the page of its import. */
export function useImportUpload(kind: ImportKind) {
  const client = useQueryClient();
  const router = useRouter();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<DisplayText>('');

  async function send(file: File) {
    const invalid = fileProblem(file);
    setProblem(invalid);
    if (invalid || percent !== null) return;
    setPercent(0);
    const { pathname } = router.latestLocation;
    try {
      const { withProgress } = await loadUploader();
      const sendBy = withProgress((share) => setPercent(Math.round(share * 100)));
      const query = { kind, name: file.name };
      const { import: created } = await call(uploadImport, { query }, { file, sendBy });
      // Whoever went elsewhere meanwhile may be typing there.
      if (router.latestLocation.pathname !== pathname) return;
      await router.navigate({ to: '/imports/$import', params: { import: created.uuid } });
    } catch (error) {
      setProblem(errorMessage(error));
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
