import { apiBase } from '#web/settings.ts';

type Options = { to: string | undefined; remember?: boolean };

/** Where a login by a provider begins: only the server can go there, so it is no page of the router. */
export function signInAddress(provider: string, { to, remember }: Options): string {
  const query = new URLSearchParams();
  if (to) query.set('to', to);
  if (remember) query.set('remember', '1');
  return `${apiBase()}/auth/${provider}${query.size > 0 ? `?${query}` : ''}`;
}
