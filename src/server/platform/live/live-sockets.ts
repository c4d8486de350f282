import { changedEvent, liveChannel, replayWindowMs } from '#contract/live.ts';
import { type Topic, topics } from '#contract/topics.ts';
import { openSockets } from '#lib/pusher-protocol/sockets.ts';
import type { Change } from './change.ts';

/** The sockets of this node. They get changes; pages, when they subscribe, those of the last moments. */
export function openLiveSockets(limit: number) {
  const changedAt = new Map<Topic, number>();
  const changed = (topics: readonly Topic[]) => ({ name: changedEvent, data: { topics } });

  const { accept, broadcast, close } = openSockets({
    limit,
    channel: liveChannel,
    firstEvent() {
      const since = performance.now() - replayWindowMs;
      const latest = topics.filter((topic) => (changedAt.get(topic) ?? -Infinity) > since);
      return latest.length > 0 ? changed(latest) : undefined;
    },
  });

  return {
    accept,
    broadcast({ topics, except }: Change) {
      const now = performance.now();
      for (const topic of topics) changedAt.set(topic, now);
      broadcast(changed(topics), except);
    },
    close,
  };
}

export type LiveSockets = ReturnType<typeof openLiveSockets>;
