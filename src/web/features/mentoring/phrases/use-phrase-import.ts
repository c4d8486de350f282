import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { importPhrases, importTeamPhrases } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

export type PhraseImport = ReplyJson<typeof importPhrases>;

type Step =
  | { kind: 'none' }
  | { kind: 'preview'; file: File; preview: PhraseImport }
  | { kind: 'imported'; outcome: PhraseImport };

/** Previews a file of phrases, and imports it once confirmed. */
export function usePhraseImport(importing: typeof importPhrases | typeof importTeamPhrases) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'none' });
  const [problem, setProblem] = useState<DisplayText>('');

  const [attempt, isBusy] = useOneAtATime(async (work: () => Promise<Step>) => {
    setProblem('');
    try {
      setStep(await work());
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });

  function startOver() {
    setProblem('');
    setStep({ kind: 'none' });
  }

  return {
    step,
    problem,
    isBusy,
    startOver,
    choose(file: File) {
      setStep({ kind: 'none' });
      void attempt(async () => {
        const asked = { query: { name: file.name, preview: '1' } } as const;
        return { kind: 'preview', file, preview: await call(importing, asked, { file }) };
      });
    },
    confirm: (file: File) =>
      void attempt(async () => {
        const outcome = await call(importing, { query: { name: file.name } }, { file });
        void refresh(client, importing.topics);
        return { kind: 'imported', outcome };
      }),
  };
}
