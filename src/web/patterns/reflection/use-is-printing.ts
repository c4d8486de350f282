import { useSyncExternalStore } from 'react';

/**
 * Print-only content is rendered only while printing: otherwise every text would be there twice,
 * for
 * whoever searches.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

let isPrinting = false;

function subscribe(changed: () => void) {
  const paper = matchMedia('print');
  const begin = () => tell(true);
  const end = () => tell(false);
  const follow = () => tell(paper.matches);

  function tell(now: boolean) {
    isPrinting = now;
    changed();
  }

  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  paper.addEventListener('change', follow);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    paper.removeEventListener('change', follow);
  };
}
