import { useSyncExternalStore } from 'react';
import { setCookie } from './set-cookie.ts';

type Theme = 'light' | 'dark';

/** A cookie, so that the server's page has the right colours before any script runs. */
const name = 'theme';
const listeners = new Set<() => void>();
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (systemDark().matches ? 'dark' : 'light');

function chosenTheme(): Theme | undefined {
  const stored = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

const currentTheme = () => chosenTheme() ?? systemTheme();

/** Choosing what the system says anyway is following the system again. */
export function setTheme(theme: Theme) {
  setCookie(name, theme === systemTheme() ? null : theme);
  applyTheme();
  for (const listener of listeners) listener();
}

export function applyTheme() {
  document.documentElement.dataset.theme = chosenTheme() ?? 'auto';
}

function subscribe(listener: () => void) {
  const query = systemDark();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

export const useTheme = (): Theme =>
  useSyncExternalStore(subscribe, currentTheme, themeOfFirstPaint);

/** Which theme the system has only the browser knows. */
const themeOfFirstPaint = (): Theme => 'light';
