import { lazyPart } from '#web/platform/router/lazy-part.tsx';

/** Few look at it, so that lists of organisations do not wait for it. */
export const OrganisationSignIn = lazyPart(
  async () => (await import('./sign-in/organisation-sign-in.tsx')).OrganisationSignIn,
);
