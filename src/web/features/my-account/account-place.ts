import { page } from '#contract/pages.ts';
import { myAccountText } from '#texts/my-account.ts';
import { sharedText } from '#texts/shared.ts';
import { say, type Text } from '#texts/text.ts';
import type { Place } from '#web/platform/drafts.ts';

/** How a list of drafts speaks of a field of this page, and leads back to it. */
export const accountPlace = (field: Text): Place => ({
  path: '/account',
  label: say(myAccountText.fieldOf, { page: page('/account').title, field }),
  about: sharedText.notSavedYet,
});
