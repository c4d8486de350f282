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
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { currentIn } from '#web/platform/calls/api-error.ts';
import { call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

type Step =
  | { kind: 'none' }
  | { kind: 'preview'; file: File; preview: TextsPreview }
  | { kind: 'imported'; import: TextsImport }
  | { kind: 'undone'; restored: number; kept: number };

/** Previews a file of texts, imports it once confirmed, and undoes an import. */
export function useTextImport(locale: string) {
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

  async function importFile(file: File, fingerprint: string): Promise<Step> {
    try {
      const query = { locale, name: file.name, fingerprint };
      const answer = await call(importTexts, { query }, { file });
      void refresh(client, importTexts.topics);
      return { kind: 'imported', import: answer.import };
    } catch (error) {
      // Something changed since the preview: the error holds a new one.
      const current = currentIn<{ preview?: TextsPreview }>(error)?.preview;
      if (!current) throw error;
      setProblem(errorMessage(error));
      return { kind: 'preview', file, preview: current };
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
        return { kind: 'preview', file, preview };
      }),
    confirm: (file: File, { fingerprint }: TextsPreview) =>
      void attempt(() => importFile(file, fingerprint)),
    undo: (uuid: string) =>
      void attempt(async () => {
        const { restored, kept } = await call(undoTexts, { body: { uuid } });
        void refresh(client, undoTexts.topics);
        return { kind: 'undone', restored, kept };
      }),
    startOver: () => setStep({ kind: 'none' }),
  };
}

export type TextImport = ReturnType<typeof useTextImport>;
