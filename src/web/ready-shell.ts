import type { HtmlRenderer } from '#contract/pages/first-paint.ts';
import type { Page } from '#contract/pages/page.ts';
import { welcomeMessages } from '#messages/accounts/welcome.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { readyForm } from './ready-forms.ts';
import { logoPath, logoStrokeWidth } from './ui/brand/logo.ts';

/**
 * What the page shows before any script has run: the same elements, classes and words as React's
 * first paint, so that nothing moves when React takes over. Node runs this file as it is, so it
 * imports neither styles nor components.
 */
export function readyShell(page: Page, appName: string, pen: HtmlRenderer): string {
  const withoutScript = `<noscript><p>${pen.write(shellMessages.needsScript)}</p></noscript>`;
  return withoutScript + contents(page, appName, pen);
}

function contents(page: Page, appName: string, pen: HtmlRenderer): string {
  // Whoever has to verify first is let in no further than a guest.
  if (page.guard === 'auth' && page.path !== '/verify-email') return frame(page, appName, pen);
  if (page.path === '/') return welcome(appName, pen);
  return card(appName, header(page, pen) + readyForm(page.path, pen));
}

const frame = (page: Page, appName: string, pen: HtmlRenderer) =>
  `<div class="frame">` +
  `<nav class="frame-side" aria-labelledby="main-name">` +
  `<span id="main-name" hidden>${pen.write(shellMessages.main)}</span>` +
  `<span class="frame-brand">${brand(appName)}</span></nav>` +
  `<header class="frame-top"></header>` +
  `<main class="frame-main">${header(page, pen)}${skeleton}</main>` +
  `</div>`;

const card = (appName: string, contents: string) =>
  `<main class="guest"><div class="guest-card"><div class="guest-head">${brand(appName)}</div>${contents}</div></main>`;

const welcome = (appName: string, { write }: HtmlRenderer) =>
  `<main class="welcome"><h1 class="visually-hidden">${write(welcomeMessages.welcome)}</h1>${brand(appName)}</main>`;

const header = ({ title, purpose }: Page, { write }: HtmlRenderer) =>
  `<header class="page-header">` +
  `<div class="page-header-row"><h1 tabindex="-1">${write(title)}</h1></div>` +
  (purpose ? `<p class="page-header-purpose">${write(purpose)}</p>` : '') +
  `</header>`;

const brand = (appName: string) =>
  `<span class="brand"><svg viewBox="0 0 24 24" aria-hidden="true" class="brand-mark">` +
  `<path d="${logoPath}" fill="none" stroke="currentColor" stroke-width="${logoStrokeWidth}" stroke-linecap="round"></path>` +
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
