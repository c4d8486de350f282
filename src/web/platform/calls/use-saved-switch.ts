import { useRef, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import { errorMessage } from './error-message.ts';

/**
 * A switch that is saved at once. It shows what was pressed until that is stored, and is as it was
 * where that fails. The last press counts, also one while an earlier is on its way: they are sent
 * one after the other.
 * @param stored what the cache has; `save` puts the answer there
 */
export function useSavedSwitch(stored: boolean, save: (isOn: boolean) => Promise<void>) {
  const [pressed, setPressed] = useState<boolean>();
  const [problem, setProblem] = useState<DisplayText>();
  const wanted = useRef(stored);
  const isSaving = useRef(false);

  async function press(isOn: boolean) {
    wanted.current = isOn;
    setPressed(isOn);
    setProblem(undefined);
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      let sent: boolean;
      do {
        sent = wanted.current;
        await save(sent);
        await untilRendered();
      } while (sent !== wanted.current);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      isSaving.current = false;
      setPressed(undefined);
    }
  }

  return { isOn: pressed ?? stored, press: (isOn: boolean) => void press(isOn), problem };
}
