const key = 'draft-order';
let last = 0;

/**
 * Changes of drafts on this device are counted, over all its tabs. Clocks are set back and forth;
 * the count only rises.
 */
export function currentDraftOrder(): number {
  try {
    last = Math.max(last, Number(localStorage.getItem(key)) || 0);
  } catch {
    // Blocked: counted for as long as this page is open.
  }
  return last;
}

export const nextDraftOrder = () => advanceDraftOrder(currentDraftOrder() + 1);

export function advanceDraftOrder(order: number): number {
  last = Math.max(currentDraftOrder(), order);
  try {
    localStorage.setItem(key, String(last));
  } catch {
    // As above.
  }
  return last;
}
