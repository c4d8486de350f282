import { useEffect, useRef, useState } from 'react';
import { isLoggedIn } from '#web/platform/session/stored-session.ts';
import { createSaver } from './create-saver.ts';
import type { AutosaveFieldState } from './use-autosave-field.ts';

const pauseMs = 2_000;
/** Of somebody who types without a pause. With the time of the call itself, three seconds. */
const longestMs = 2_500;
const againMs = 20_000;

type Saveable = Pick<AutosaveFieldState, 'problem' | 'save'> & { draft: { text: string } | null };

/**
 * Saves a box by itself: two seconds after the typing stops and every few seconds while it does not,
 * when the page or the screen is left, and again where the server could not be reached. What was
 * found unsaved on opening is saved too.
 */
export function useAutosave<Text extends Saveable>(text: Text) {
  const latest = useRef(text);
  const [saver] = useState(() =>
    createSaver(() => latest.current.save({ leaving: true, quietly: true })),
  );
  const typed = text.draft?.text;
  const mayPass = text.problem?.kind === 'failed' && text.problem.mayPass;

  useEffect(() => {
    latest.current = text;
  });

  useEffect(() => {
    if (mayPass) saver.after(againMs);
    else if (typed !== undefined) saver.after(pauseMs, longestMs);
  }, [typed, mayPass, saver]);

  useEffect(() => {
    const save = () => void saver.now();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    addEventListener('online', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveHidden);
      // Whoever has just logged out took the session along; their text waits on the device.
      if (isLoggedIn()) save();
      else saver.stop();
    };
  }, [saver]);

  return { latest, saveNow: saver.now };
}
