import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  importTexts,
  previewTexts,
  type TextsImport,
  type TextsPreview,
  undoTexts,
} from '#contract/localisation/wording-files.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { ApiError, call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Step =
  | { is: 'none' }
  | { is: 'preview'; file: File; preview: TextsPreview }
  | { is: 'imported'; import: TextsImport }
  | { is: 'undone'; restored: number; kept: number };

/** A file of texts: looked through, then taken in, then perhaps taken back. */
export function useTextImport(locale: string) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ is: 'none' });
  const [problem, setProblem] = useState<DisplayText>('');
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<Step>) {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      setStep(await work());
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  async function confirmed(file: File, fingerprint: string): Promise<Step> {
    try {
      const query = { locale, name: file.name, fingerprint };
      const answer = await call(importTexts, { query }, { file });
      void refresh(client, importTexts.topics);
      return { is: 'imported', import: answer.import };
    } catch (error) {
      const anew = error instanceof ApiError && error.status === 412 && previewIn(error.current);
      if (!anew) throw error;
      setProblem(errorMessage(error));
      return { is: 'preview', file, preview: anew };
    }
  }

  return {
    step,
    problem,
    isBusy,
    choose: (file: File) =>
      void attempt(async () => {
        const query = { locale, name: file.name };
        const { preview } = await call(previewTexts, { query }, { file });
        return { is: 'preview', file, preview };
      }),
    confirm: (file: File, { fingerprint }: TextsPreview) =>
      void attempt(() => confirmed(file, fingerprint)),
    undo: (uuid: string) =>
      void attempt(async () => {
        const { restored, kept } = await call(undoTexts, { body: { uuid } });
        void refresh(client, undoTexts.topics);
        return { is: 'undone', restored, kept };
      }),
    startOver: () => setStep({ is: 'none' }),
  };
}

/** What the file would change by now, as the refusal brings it. */
function previewIn(current: unknown): TextsPreview | undefined {
  const { preview } = current as { preview?: TextsPreview };
  return preview;
}

export type TextImport = ReturnType<typeof useTextImport>;
