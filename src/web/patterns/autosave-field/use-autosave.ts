import { useEffect, useRef, useState } from 'react';
import { isLoggedIn } from '#web/platform/session/stored-session.ts';
import { createSaver } from './create-saver.ts';
import type { AutosaveFieldState } from './use-autosave-field.ts';

const pauseMs = 2_000;
/** For somebody who types without a pause; three seconds with the time of the call itself. */
const maxDelayMs = 2_500;
const retryMs = 20_000;

type Saveable = Pick<AutosaveFieldState, 'problem' | 'save'> & { draft: { text: string } | null };

/**
 * Saves a text automatically: two seconds after the typing stops, every few seconds while it does
 * not, when the page or the screen is left, and again if the server could not be reached. A draft
 * that was there on opening is saved too.
 */
export function useAutosave<Text extends Saveable>(text: Text) {
  const latest = useRef(text);
  const [saver] = useState(() =>
    createSaver(() => latest.current.save({ leaving: true, quietly: true })),
  );
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
    const save = () => void saver.now();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    addEventListener('online', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveHidden);
      // After log-out there is no session to save with; the draft stays on the device.
      if (isLoggedIn()) save();
      else saver.stop();
    };
  }, [saver]);

  return { latest, saveNow: saver.now };
}
