import { type PagePath, page } from '#contract/pages/pages.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';

/** Where records are seen to that have no address of their own. */
export const placeOfPage = (path: PagePath): DraftLocation => ({ path, label: page(path).title });
