import type { Topic } from './topics.ts';

/** The one public channel, and the one event on it. */
export const liveChannel = 'stepwise';
export const changedEvent = 'changed';

/** All that such an event says, to anybody who listens. */
export type ChangedEvent = { topics: readonly Topic[] };

/** On a write: the writer's own connection, which needs no telling. */
export const socketHeader = 'x-socket-id';

/**
 * Milliseconds. Whoever subscribes is told what changed this short time before, so a page that
 * subscribes within it of its first read has missed nothing and reads nothing twice.
 */
export const replayWindowMs = 10_000;
