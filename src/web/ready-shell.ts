import type { Page } from '#contract/page-list.ts';
import { readyForms } from './ready-forms.ts';
import { markPath, markWidth } from './ui/mark.ts';

/**
 * What the page shows before any script has run: the same elements, classes and words as React's
 * first paint, so that nothing moves when React takes over. Node runs this file as it is, so it
 * imports neither styles nor components.
 */
export function readyShell(page: Page, appName: string): string {
  // Whoever has to verify first is let in no further than a guest.
  if (page.guard === 'auth' && page.path !== '/verify-email') return frame(page, appName);
  if (page.path === '/') return welcome(appName);
  const forms: Record<string, string> = readyForms;
  return card(appName, header(page) + (forms[page.path] ?? ''));
}

const frame = (page: Page, appName: string) =>
  `<div class="frame">` +
  `<nav class="frame-side" aria-label="Main"><span class="frame-brand">${brand(appName)}</span></nav>` +
  `<header class="frame-top"></header>` +
  `<main class="frame-main">${header(page)}${skeleton}</main>` +
  `</div>`;

const card = (appName: string, contents: string) =>
  `<main class="guest"><div class="guest-card">${brand(appName)}${contents}</div></main>`;

const welcome = (appName: string) =>
  `<main class="welcome"><h1 class="visually-hidden">Welcome</h1>${brand(appName)}</main>`;

const header = ({ title, purpose }: Page) =>
  `<header class="page-header">` +
  `<div class="page-header-row"><h1 tabindex="-1">${escaped(title)}</h1></div>` +
  (purpose ? `<p class="page-header-purpose">${escaped(purpose)}</p>` : '') +
  `</header>`;

const brand = (appName: string) =>
  `<span class="brand"><svg viewBox="0 0 24 24" aria-hidden="true" class="brand-mark">` +
  `<path d="${markPath}" fill="none" stroke="currentColor" stroke-width="${markWidth}" stroke-linecap="round"></path>` +
  `</svg><span class="brand-name">${escaped(appName)}</span></span>`;

const skeleton = `<div class="skeleton" aria-hidden="true">${'<div class="skeleton-line"></div>'.repeat(6)}</div>`;

const characters: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => characters[one] ?? one);
