import { apiBase } from '#web/settings.ts';

type Options = {
  to: string | undefined;
  remember?: boolean;
  /** Only to show who one is, in the session there is. */
  confirm?: boolean;
};

/** Where a login by a provider begins: only the server can go there, so it is no page of the router. */
export function signInAddress(provider: string, { to, remember, confirm }: Options): string {
  const query = new URLSearchParams();
  if (to) query.set('to', to);
  if (remember) query.set('remember', '1');
  if (confirm) query.set('confirm', '1');
  return `${apiBase()}/auth/${provider}${query.size > 0 ? `?${query}` : ''}`;
}
