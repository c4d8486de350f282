/** What the server says about this installation, in the page it sends. */
const said = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

export const appName = () => said('application-name') || 'Stepwise';

export const environment = () => said('environment');

/** Whose key opens the live connection, and where: with a cluster, at the hosted service. */
export type Live = { key: string; cluster: string; url: string };

export const live = (): Live => ({
  key: said('live-key'),
  cluster: said('live-cluster'),
  url: apiBase() || location.origin,
});

/** Where the API lives when the client is served from another host; '' is the same origin. */
export const apiBase = () => said('api-base').replace(/\/+$/, '');
