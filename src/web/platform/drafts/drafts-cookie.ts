import { draftsCookie } from '#contract/my-learning/drafts-cookie.ts';

const aYear = 365 * 24 * 60 * 60;
const kept = `${draftsCookie}=1`;

/** Tells the server whether this browser keeps drafts, since it can't draw what lists them. */
export function tellOfDrafts(keepsSome: boolean): void {
  // Another tab may have told it otherwise.
  if (keepsSome === document.cookie.split('; ').includes(kept)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without https
  document.cookie = `${kept}; path=/; max-age=${keepsSome ? aYear : 0}; samesite=lax`;
}
