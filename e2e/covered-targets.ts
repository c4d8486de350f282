/**
 * Run inside the browser: links and buttons of whose pieces of text the middle presses something else,
 * as the padding of one may lie over its neighbours.
 */
export function coveredTargets(): string[] {
  const top = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document;

  /** What is there for screen readers alone is clipped to a pixel. */
  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { clip, clipPath } = getComputedStyle(around);
      if (clip !== 'auto' || clipPath !== 'none') return false;
    }
    return true;
  }

  function isCovered(element: Element): boolean {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    return [...element.getClientRects()].some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest('a[href], button') !== element;
    });
  }

  return [...top.querySelectorAll('a[href], button')]
    .filter((element) => isShown(element) && isCovered(element))
    .map((element) => `${element.outerHTML.slice(0, 200)} is covered`);
}
