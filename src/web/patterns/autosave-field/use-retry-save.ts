import { useEffect, useEffectEvent } from 'react';
import { retryMs } from './use-autosave.ts';
import type { AutosaveFieldState } from './use-autosave-field.ts';

/**
 * Whoever pressed Save while the server was out of reach has asked for it, and is not asked again
 * once it is back. Fields that save themselves do this by `useAutosave`.
 */
export function useRetrySave({ problem, save }: Pick<AutosaveFieldState, 'problem' | 'save'>) {
  const retry = useEffectEvent(() => void save({ leaving: true, quietly: true, unasked: true }));
  // Each failure is another problem, and begins the wait anew.
  useEffect(() => {
    if (problem?.kind !== 'failed' || !problem.canRetry) return;
    const onRetry = () => retry();
    const timer = setTimeout(onRetry, retryMs);
    addEventListener('online', onRetry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onRetry);
    };
  }, [problem]);
}
