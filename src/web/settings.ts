/** While the server draws a page, of which no script is there yet: see `first-paint.tsx`. */
export const isFirstPaint = typeof document === 'undefined';

/** What the server says about this installation, in the page it sends. */
let metaContent = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** For the first paint, which has no page yet to read them from. */
export function provideSettings(settings: Readonly<Record<string, string>>) {
  metaContent = (name) => settings[name] ?? '';
}

export const appName = () => metaContent('application-name') || 'Stepwise';

export const environment = () => metaContent('environment');

/** Whose key opens the live connection, and where: with a cluster, at the hosted service. */
export type LiveConfig = { key: string; cluster: string; url: string };

export const liveConfig = (): LiveConfig => ({
  key: metaContent('live-key'),
  cluster: metaContent('live-cluster'),
  url: apiBase() || location.origin,
});

/** Where the API lives when the client is served from another host; '' is the same origin. */
export const apiBase = () => metaContent('api-base').replace(/\/+$/, '');
