/**
 * The cookie that a browser has while it keeps drafts, of whomever. A cookie, so that the server knows
 * it before a page is drawn.
 */
export const draftsCookie = 'keeps_drafts';
