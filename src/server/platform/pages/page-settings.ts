import type { LivePageSettings } from '#server/platform/live/live-settings.ts';
import type { Site } from '#server/platform/settings.ts';
import { escapeHtml } from './html.ts';

/** What the client must know of this installation: its page has no script of its own to say it. */
export function pageSettings({ name, environment }: Site, live: LivePageSettings): string {
  const settings = {
    'application-name': name,
    environment,
    'api-base': '',
    'live-key': live.key,
    'live-cluster': live.cluster,
  };
  return Object.entries(settings)
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`)
    .join('');
}
