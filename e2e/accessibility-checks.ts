/*
 * Checks of a whole screen that run inside the browser, so that a hundred screens take seconds. Each
 * function is sent to the page by itself, so it must not use anything else of this file.
 */

/** The controls that are too small to press, each with its size. `least` is in pixels. */
export function smallTargets(least: number): string[] {
  const pressed =
    'a[href], button, select, summary, textarea, input:not([type="hidden"]), [role="button"], [role="link"], [role="option"], [role="menuitem"], [role="tab"]';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    !element.closest('.visually-hidden, [inert]');

  /** A link in a sentence is as high as its line (WCAG 2.5.8 leaves those out). */
  function isInSentence(element: Element) {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = element.closest('p, li, dd, td, div, span:has(> *)');
    const own = [...(around?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
    return own.some((node) => /\p{L}{2}/u.test(node.textContent ?? ''));
  }

  /** A box or a radio is pressed by its label, too. */
  function sizeOf(element: Element) {
    const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((one) =>
      one.getBoundingClientRect(),
    );
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  }

  /** Whether a larger element over or around it takes presses for it. */
  function isHitFarther(element: Element, width: number, height: number) {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const far = least / 2 - 1;
    const points = [
      ...(width < least ? [[x - far, y] as const, [x + far, y] as const] : []),
      ...(height < least ? [[x, y - far] as const, [x, y + far] as const] : []),
    ];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && [element, ...labels].some((one) => one.contains(hit));
    });
  }

  const found: string[] = [];
  const top = document.querySelector('dialog:modal') ?? document;
  for (const element of top.querySelectorAll(pressed)) {
    if (!isShown(element) || isInSentence(element) || element.ariaHidden === 'true') continue;
    const { width, height } = sizeOf(element);
    if (width >= least && height >= least) continue;
    if (isHitFarther(element, width, height)) continue;
    const size = `${Math.round(width)}×${Math.round(height)}`;
    const words = (element.textContent || element.getAttribute('aria-label') || '').trim();
    found.push(
      `${size} ${element.tagName.toLowerCase()}.${element.getAttribute('class')} “${words.slice(0, 40)}”`,
    );
  }
  return found;
}

/** Controls whose accessible name does not contain the words that are visible on them. */
export function wronglyNamed(): string[] {
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

  /** Not part of a visible label: a person's initials, hints of keys. */
  const noLabel = '.visually-hidden, svg, [class*="avatar"], [class*="keys"]';
  function visibleText(element: Element): string {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest(noLabel)) continue;
      if (parent?.checkVisibility({ visibilityProperty: true })) text += ` ${node.textContent}`;
    }
    return text.trim();
  }

  const found: string[] = [];
  const top = document.querySelector('dialog:modal') ?? document;
  for (const element of top.querySelectorAll('a[href], button, summary, [role="button"]')) {
    // An element without a name of its own is named by its contents.
    const says = '[aria-label], [aria-labelledby], [aria-hidden="true"]:not(svg)';
    if (!element.matches(says) && !element.querySelector(says)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { computedName: name } = element as Element & { computedName?: string };
    if (name === undefined) throw new Error('This browser does not tell the names of elements.');
    const visible = visibleText(element);
    if (!lettersOf(name).includes(lettersOf(visible)))
      found.push(`“${visible}” is named “${name}”`);
  }
  return found;
}

/** Elements that are partly covered by a fixed bar while they have the focus. */
export function coveredFocus(): string[] {
  const focusable =
    'a[href], button:not(:disabled), input:not([type="hidden"], :disabled), select, textarea, summary, [tabindex="0"]';
  const top = document.querySelector('dialog:modal') ?? document;
  const stops = [...top.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  );
  const barOf = (element: Element | null) => {
    for (let one = element; one; one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
    }
    return null;
  };

  function covering(element: HTMLElement): string | undefined {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return 'nothing: it is out of sight';
    const inset = 2;
    const xs = [left + inset, (left + right) / 2, right - inset];
    const ys = [top + inset, (top + bottom) / 2, bottom - inset];
    const points = xs.flatMap((x) => ys.map((y) => [x, y] as const));
    const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const bars = inside.map(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      const bar = hit && !element.contains(hit) ? barOf(hit) : null;
      return bar && !bar.contains(element) ? bar : null;
    });
    const bar = bars.find((one) => one !== null);
    // In a text box the browser only scrolls to the line that is being written.
    const isSeenInPart = element.matches('textarea') && bars.includes(null);
    if (!bar || isSeenInPart) return undefined;
    return `${bar.tagName.toLowerCase()}.${bar.getAttribute('class')}`;
  }

  const found = new Set<string>();
  for (const [way, inOrder] of [
    ['Tab', stops],
    ['Shift+Tab', stops.toReversed()],
  ] as const) {
    // An element that already has the focus would not be scrolled to again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, way === 'Tab' ? 0 : document.documentElement.scrollHeight);
    for (const element of inOrder) {
      element.focus();
      const under = document.activeElement === element && covering(element);
      if (under) {
        const words = (
          element.textContent ||
          element.getAttribute('aria-label') ||
          element.id
        ).trim();
        found.add(`${way}: “${words.slice(0, 40)}” is under ${under}`);
      }
    }
  }
  return [...found];
}

/** A dialog that is cut off at a side of the page: under its scroll bar, or where the bar would be. */
export function cutOffDialog(): string[] {
  const dialog = document.querySelector('dialog:modal')?.getBoundingClientRect();
  const { clientWidth } = document.body;
  if (!dialog || (dialog.left >= 0 && dialog.right <= clientWidth)) return [];
  return [`the dialog ends at ${dialog.right} of ${clientWidth}`];
}
