import { useEffect, useRef } from 'react';

/** For a late answer: false once somebody has closed what this is drawn in, or gone to another page. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
