import { signInProviders } from '#contract/single-sign-on/sign-in.openings.ts';
import { type Opening, opening } from './openings.ts';
import { loginPage } from './public.ts';

/**
 * The calls whose answers the page of a guest is drawn with: what anybody may read, and no more. The
 * server alone knows of them; a page that its document brought nothing makes them itself.
 */
export const guestCallsOf = (path: string): readonly Opening[] =>
  path === loginPage.path ? [opening(signInProviders, {})] : [];
