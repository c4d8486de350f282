import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { fetched } from './not-fetched.ts';
import { whenIdle } from './when-idle.ts';

/**
 * What can be opened from a screen and comes in a file of its own, so that the screen is there
 * without it. `useAhead` fetches it before somebody wants it; `Meanwhile` stands in for it until then.
 *
 *     const OpenUser = later(async () => (await import('./open-user.tsx')).OpenUser);
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) {
  let known: ComponentType<Props> | undefined;

  async function bring() {
    known ??= await fetched(load);
    return known;
  }

  function Later(props: Props) {
    // The same for as long as it is shown, whatever arrives meanwhile; anew when tried again.
    const [Part] = useState(() => known ?? lazy(async () => ({ default: await bring() })));
    return (
      <Suspense fallback={Meanwhile && <Meanwhile {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  }

  return Object.assign(Later, { bring });
}

/** Once the screen stands still, so that opening the part waits for nothing. */
export function useAhead({ bring }: { bring: () => Promise<unknown> }, standsStill = true) {
  useEffect(() => {
    // What fails here is asked for again, and fails in sight, when it is opened.
    if (standsStill) return whenIdle(() => void bring().catch(() => undefined));
  }, [bring, standsStill]);
}
