import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ImportKind, largestImport, uploadImport } from '#contract/imports.ts';
import { importsText } from '#texts/imports.ts';
import { say, type Words } from '#texts/text.ts';
import { call } from '#web/platform/call.ts';
import { refresh } from '#web/platform/data.ts';
import { fetched } from '#web/platform/not-fetched.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';

export const mostMegabytes = largestImport / 1024 / 1024;

const sending = () => fetched(() => import('#web/platform/send-with-progress.ts'));

/** One file on its way; when it has arrived, its own page goes on. */
export function useUpload(kind: ImportKind) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<Words>('');

  async function send(file: File) {
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal || percent !== null) return;
    setPercent(0);
    try {
      const { withProgress } = await sending();
      const sendBy = withProgress((share) => setPercent(Math.round(share * 100)));
      const query = { kind, name: file.name };
      const { import: begun } = await call(uploadImport, { query }, { file, sendBy });
      void refresh(client, uploadImport.topics);
      await navigate({ to: '/imports/$import', params: { import: begun.uuid } });
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setPercent(null);
    }
  }

  return { percent, problem, send: (file: File) => void send(file) };
}

/** Said before anything is sent: nobody waits for a minute to hear it. */
function refusalOf({ name: file, size }: File): Words {
  if (size === 0) return say(importsText.isEmpty, { file });
  const megabytes = mostMegabytes;
  return size > largestImport ? say(importsText.isTooLarge, { file, megabytes }) : '';
}
