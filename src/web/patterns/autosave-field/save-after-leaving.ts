import { isLoggedIn, storedUser } from '#web/platform/session/stored-session.ts';
import type { SaveOutcome } from './use-autosave-field.ts';

/** The tries that are under way, by the name of the draft: how to end them. */
const tries = new Map<string, () => void>();

/** The box is open again and saves its text itself: two who save would take each other for somebody else. */
export const stopSavingAfterLeaving = (name: string) => tries.get(name)?.();

/**
 * Saves the text of a box whose screen is being left. If the server can't be reached it is tried again,
 * every while and when the network is back, for as long as the same person is logged in on this page.
 */
export function saveAfterLeaving(
  name: string,
  save: () => Promise<SaveOutcome>,
  retryMs: number,
): void {
  stopSavingAfterLeaving(name);
  const writer = storedUser()?.uuid;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt() {
    clearTimeout(timer);
    // After a logout there is no session to save with; the draft stays on the device.
    if (!isLoggedIn() || storedUser()?.uuid !== writer) return stop();
    const outcome = await save();
    if (tries.get(name) !== stop) return;
    if (outcome === 'failed') timer = setTimeout(() => void attempt(), retryMs);
    else stop();
  }
  const retry = () => void attempt();

  function stop() {
    clearTimeout(timer);
    removeEventListener('online', retry);
    tries.delete(name);
  }

  addEventListener('online', retry);
  tries.set(name, stop);
  void attempt();
}
