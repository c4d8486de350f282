import './ui/styles/every-page.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp } from './app.tsx';
import { initLanguage } from './i18n/language.ts';
import { cleanInsertedText } from './platform/browser/clean-inserted-text.ts';
import { loadStyleSheet } from './platform/browser/style-sheet.ts';
import { applyTheme } from './platform/browser/theme.ts';
import { untilPressEnds } from './platform/browser/until-press-ends.ts';
import { whenIdle } from './platform/browser/when-idle.ts';
import { ApiError, NetworkError } from './platform/calls/call.ts';
import { ChunkLoadError } from './platform/calls/load-chunk.ts';
import { prerender } from './prerender.tsx';
import type { AppRouter } from './router.tsx';
import { environment } from './settings.ts';

/**
 * The server's ready page stays until there is something better to show: the finished screen, or,
 * where that takes longer, the frame around it.
 */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const early = { isSubmitted: false };
  root.addEventListener('submit', () => {
    early.isSubmitted = true;
  });
  applyTheme();
  // Not when the browser is idle, like the rest: somebody may paste as soon as there is a box.
  cleanInsertedText();
  await initLanguage();
  await nextTask();
  const { router, app } = createApp();
  await nextTask();
  // What is drawn has its rows, which a frame without them must not take away.
  await (root.dataset.drawn ? router.load() : Promise.race([router.load(), frameToShow()]));
  await (isFormOfGuests(root) ? renderForm(root, app, early) : renderScreen(root, app));
  whenIdle(() => void finishStart(router).catch(() => undefined));

  /** The router says when it is done, but not when it has something to show meanwhile. */
  async function frameToShow() {
    while (router.state.matches.length === 0) await nextTask(10);
  }
}

/** So that the browser can answer to a press between two pieces of work. */
const nextTask = (after?: number) => new Promise((resolve) => setTimeout(resolve, after));

const isFormOfGuests = (root: HTMLElement) =>
  !root.dataset.drawn && root.querySelector('form') !== null;

/** In one go: its fields begin with what was typed into those that the server drew. */
async function renderForm(root: HTMLElement, app: ReactNode, early: { isSubmitted: boolean }) {
  const queue = await import('./platform/forms/pre-hydration-queue.ts').catch(() => undefined);
  await untilPressEnds(root);
  queue?.queueForm(root, early);
  flushSync(() => createRoot(root, handlers).render(app));
}

async function renderScreen(root: HTMLElement, app: ReactNode) {
  const [reveal, switchSheetOn] = await Promise.all([
    prerender(root, app, handlers),
    loadStyleSheet(),
  ]);
  await untilPressEnds(root);
  const earlyUse = root.dataset.drawn === 'used' ? await loadEarlyUse() : undefined;
  // Another may have begun while that came.
  await untilPressEnds(root);
  const repeatEarlyUse = earlyUse?.holdEarlyUse(root);
  switchSheetOn();
  const shown = reveal();
  repeatEarlyUse?.(shown);
}

/** Few are that quick. Without it, what they did has to be done again. */
const loadEarlyUse = () => import('./platform/forms/early-use.ts').catch(() => undefined);

const expected = [ApiError, NetworkError, ChunkLoadError];

/** Nothing that the first screen waits for. */
async function finishStart(router: AppRouter) {
  const { prefetchScreens } = await import('./prefetch-screens.ts');
  prefetchScreens(router);
}

/** API errors and lost connections have their own screen: only unexpected errors are faults. */
function reportFault(error: unknown) {
  if (!expected.some((kind) => error instanceof kind)) reportError(error);
}

/** What React drew again without an error says only that; what went wrong is its cause. */
function reportRecovered(error: unknown) {
  reportFault(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

const handlers = { onCaughtError: reportFault, onRecoverableError: reportRecovered };

/** Loaded on demand, so that it is not in the main chunk. */
async function startDebugging() {
  const { showDebugBar } = await import('./features/debug-bar/show-debug-bar.tsx');
  showDebugBar();
}

void start();
if (environment() === 'development') void startDebugging();
