import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/frame.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp } from './app.tsx';
import { keepWhatWasTyped, noteSending, untilReleased } from './platform/before-react.ts';
import { Refused, Unreachable } from './platform/call.ts';
import { beginLanguage } from './platform/language.ts';
import { NotFetched } from './platform/not-fetched.ts';
import { environment } from './platform/settings.ts';
import { applyTheme } from './platform/theme.ts';
import { fetchScreensAhead } from './screens-ahead.ts';

/**
 * The server's ready page stays until there is something better to show: the finished screen, or,
 * where that takes longer, the frame around it.
 */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  noteSending(root);
  applyTheme();
  await beginLanguage();
  const { router, app } = createApp();
  fetchScreensAhead(router);
  await Promise.race([router.load(), frameToShow()]);

  await untilReleased(root);
  keepWhatWasTyped(root);
  // In one go: what is typed or pressed while React draws piece by piece would be lost.
  flushSync(() => createRoot(root, { onCaughtError: reportFault }).render(app));

  /** The router says when it is done, but not when it has something to show meanwhile. */
  async function frameToShow() {
    while (router.state.matches.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

const expected = [Refused, Unreachable, NotFetched];

/** Refusals and lost connections have their own screen: only what nobody expected is a fault. */
function reportFault(error: unknown) {
  if (!expected.some((kind) => error instanceof kind)) reportError(error);
}

/** Loaded where it is wanted, so that nobody else carries it. */
async function startDebugging() {
  const { showDebugBar } = await import('./features/debug-bar/show-debug-bar.tsx');
  showDebugBar();
}

void start();
if (environment() === 'development') void startDebugging();
