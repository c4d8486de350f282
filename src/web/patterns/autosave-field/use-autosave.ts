import { useEffect, useRef, useState } from 'react';
import { createSaver } from './create-saver.ts';
import { saveAfterLeaving, stopSavingAfterLeaving } from './save-after-leaving.ts';
import type { AutosaveFieldState } from './use-autosave-field.ts';

const pauseMs = 2_000;
/** For somebody who types without a pause; three seconds with the time of the call itself. */
const maxDelayMs = 2_500;
/** Between two tries of a save that didn’t reach the server. */
export const retryMs = 20_000;

type Saveable = Pick<AutosaveFieldState, 'name' | 'problem' | 'save'> & {
  draft: { text: string } | null;
};

/**
 * Saves a text automatically: two seconds after the typing stops, every few seconds while it does
 * not, when the page or the screen is left, and again if the server could not be reached, also after
 * the screen was left. A draft that was there on opening is saved too.
 */
export function useAutosave<Text extends Saveable>(text: Text) {
  const latest = useRef(text);
  const [saver] = useState(() =>
    createSaver(() => latest.current.save({ leaving: true, quietly: true })),
  );
  const { name } = text;
  const typed = text.draft?.text;
  const canRetry = text.problem?.kind === 'failed' && text.problem.canRetry;

  useEffect(() => {
    latest.current = text;
  });

  useEffect(() => {
    if (canRetry) saver.after(retryMs);
    else if (typed !== undefined) saver.after(pauseMs, maxDelayMs);
  }, [typed, canRetry, saver]);

  useEffect(() => {
    stopSavingAfterLeaving(name);
    const save = () => void saver.now();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    addEventListener('online', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveHidden);
      saver.stop();
      saveAfterLeaving(name, saver.now, retryMs);
    };
  }, [name, saver]);

  return { latest, saveNow: saver.now };
}
