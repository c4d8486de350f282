import { storedUser } from '#web/platform/session/stored-session.ts';

/** Whether the dashboard lists the reflections of everybody's learners, as `mine` in its address. */
type Scope = '0' | '1';

const key = () => `worklistMine:${storedUser()?.uuid}`;

/** What this person chose last on this device. */
export function rememberedScope(): Scope | undefined {
  try {
    const stored = localStorage.getItem(key());
    return stored === '0' || stored === '1' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function rememberScope(mine: Scope): void {
  try {
    localStorage.setItem(key(), mine);
  } catch {
    // Storage is full or blocked: the address still says it.
  }
}
