/** An element replaced between press and release never receives its click event. */
export async function untilPressEnds(root: HTMLElement) {
  if (!root.querySelector(':is(a, button, input, label):active')) return;
  const listening = new AbortController();
  await new Promise((resolve) => {
    // A click comes after its release.
    const done = () => setTimeout(resolve);
    for (const end of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
      addEventListener(end, done, { capture: true, signal: listening.signal });
    }
  });
  listening.abort();
}
