const key = 'draft-order';
let last = 0;

/**
 * Counts the changes of drafts on this device, over all its tabs. Unlike a clock, which may be set
 * back, the count only rises.
 */
export function currentDraftOrder(): number {
  try {
    last = Math.max(last, Number(localStorage.getItem(key)) || 0);
  } catch {
    // Storage is blocked: the count lasts as long as this page.
  }
  return last;
}

export const nextDraftOrder = () => advanceDraftOrder(currentDraftOrder() + 1);

export function advanceDraftOrder(order: number): number {
  last = Math.max(currentDraftOrder(), order);
  try {
    localStorage.setItem(key, String(last));
  } catch {
    // Storage is blocked or full, as above.
  }
  return last;
}
