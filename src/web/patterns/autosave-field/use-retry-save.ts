import { useEffect, useEffectEvent } from 'react';
import type { AutosaveFieldState } from './use-autosave-field.ts';

/**
 * Whoever pressed Save without a connection has asked for it, and is not asked again once it is back.
 * Fields that save themselves do this by `useAutosave`.
 */
export function useRetryWhenOnline({
  problem,
  save,
}: Pick<AutosaveFieldState, 'problem' | 'save'>) {
  const retry = useEffectEvent(() => {
    if (problem?.kind === 'failed' && problem.canRetry) void save({ leaving: true, quietly: true });
  });
  useEffect(() => {
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
}
