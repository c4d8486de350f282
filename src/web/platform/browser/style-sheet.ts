/** After which the screens do without it rather than never come, in milliseconds. */
const PATIENCE = 5_000;

/**
 * The sheet of all screens, which a document that brings styles of its own leaves switched off: with it
 * the browser would lay out what the server drew a second time, just before React draws it anew. What
 * this returns, once the sheet has come, switches it on.
 */
export async function loadStyleSheet(): Promise<() => void> {
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]');
  if (link && !link.sheet) {
    await new Promise((resolve) => {
      link.onload = resolve;
      setTimeout(resolve, PATIENCE);
    });
  }
  return () => {
    // The document has the font as well, the first rule of each; told of it again, the browser would
    // change to it only now.
    if (link?.sheet?.cssRules[0] instanceof CSSFontFaceRule) link.sheet.deleteRule(0);
    link?.removeAttribute('media');
  };
}
