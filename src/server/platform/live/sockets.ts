import { randomInt } from 'node:crypto';
import { rememberedFor } from '#contract/live.ts';
import { type Topic, topics } from '#contract/topics.ts';
import type { Change } from './change.ts';
import { type Conversation, conversation, hangUp, type Wire } from './conversation.ts';
import { changed, established, refusals } from './frames.ts';

const CHECK_EVERY = 10_000;
/** Of the places on a node: a school has one address, and so has somebody who wants them all. */
const SHARE_OF_ONE = 1 / 4;

export type Sockets = {
  /** Begins to talk; where the node is full, or full of that address, it says so and hangs up. */
  welcome: (wire: Wire, address: string) => void;
  /** Tells the sockets of this node. */
  tell: (change: Change) => void;
  /** Everybody is asked to come back elsewhere, and gone soon after. */
  close: () => void;
};

/** The sockets that are open on this node. */
export function openSockets(limit: number): Sockets {
  const open = new Set<Conversation>();
  const openFrom = new Map<string, number>();
  const changedAt = new Map<Topic, number>();
  let isClosed = false;
  const checking = setInterval(() => {
    const now = performance.now();
    for (const one of open) one.checkOn(now);
  }, CHECK_EVERY).unref();

  function tell({ topics, except }: Change) {
    const now = performance.now();
    for (const topic of topics) changedAt.set(topic, now);
    const frame = changed(topics);
    for (const one of open) if (one.isSubscribed && one.id !== except) one.tell(frame);
  }

  function tellLatest(to: Conversation) {
    const since = performance.now() - rememberedFor;
    const latest = topics.filter((topic) => (changedAt.get(topic) ?? -Infinity) > since);
    if (latest.length > 0) to.tell(changed(latest));
  }

  function count(address: string, change: 1 | -1) {
    const now = (openFrom.get(address) ?? 0) + change;
    if (now === 0) openFrom.delete(address);
    else openFrom.set(address, now);
  }

  return {
    welcome(wire, address) {
      // One that was let in while the others were sent away.
      if (isClosed) return hangUp(wire, refusals.movingOn);
      const isGreedy = (openFrom.get(address) ?? 0) >= limit * SHARE_OF_ONE;
      if (isGreedy || open.size >= limit) return hangUp(wire, refusals.full);
      const id = newSocketId();
      const talk = conversation(wire, { id, now: performance.now(), onSubscribed: tellLatest });
      open.add(talk);
      count(address, 1);
      wire.on('message', (data) => talk.hear(String(data), performance.now()));
      wire.on('close', () => {
        if (open.delete(talk)) count(address, -1);
      });
      talk.tell(established(id));
    },
    tell,
    close() {
      isClosed = true;
      clearInterval(checking);
      for (const one of open) one.endWith(refusals.movingOn);
    },
  };
}

/** As the protocol writes them: two numbers. */
const newSocketId = () => `${randomInt(2 ** 32)}.${randomInt(2 ** 32)}`;
