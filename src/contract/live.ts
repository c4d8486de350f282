import type { Topic } from './topics.ts';

/** The one public channel, and the one event on it. */
export const liveChannel = 'stepwise';
export const changedEvent = 'changed';

/** The data of that event. The channel is public, so it names topics and nothing else. */
export type ChangedEvent = { topics: readonly Topic[] };

/** On a write: the id of the writer's own live connection, which is not told of the change. */
export const socketHeader = 'x-socket-id';

/**
 * Milliseconds. A page that subscribes is told what changed in this time before, so that one which does
 * this soon after its first read has missed nothing and reads nothing twice.
 */
export const replayWindowMs = 10_000;
