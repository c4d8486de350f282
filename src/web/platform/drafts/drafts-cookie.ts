import { draftsCookie } from '#contract/my-learning/drafts-cookie.ts';

const aYear = 365 * 24 * 60 * 60;
let told: boolean | undefined;

/** Tells the server whether this browser keeps drafts, since it can't draw what lists them. */
export function tellOfDrafts(keepsSome: boolean): void {
  if (keepsSome === told) return;
  told = keepsSome;
  const age = keepsSome ? aYear : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without https
  document.cookie = `${draftsCookie}=1; path=/; max-age=${age}; samesite=lax`;
}
