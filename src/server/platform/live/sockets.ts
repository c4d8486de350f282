import { randomInt } from 'node:crypto';
import { rememberedFor } from '#contract/live.ts';
import { type Topic, topics } from '#contract/topics.ts';
import type { Change } from './change.ts';
import { type Conversation, conversation, hangUp, type Wire } from './conversation.ts';
import { changed, established, refusals } from './frames.ts';
import { type Comer, openPlaces } from './places.ts';

const CHECK_EVERY = 10_000;

export type Sockets = {
  /** Begins to talk; where there is no place for them on this node, it says so and hangs up. */
  welcome: (wire: Wire, comer: Comer) => void;
  /** Tells the sockets of this node. */
  tell: (change: Change) => void;
  /** Everybody is asked to come back elsewhere, and gone soon after. */
  close: () => void;
};

/** The sockets that are open on this node. */
export function openSockets(limit: number): Sockets {
  const open = new Set<Conversation>();
  const takePlace = openPlaces(limit);
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

  return {
    welcome(wire, comer) {
      // One that was let in while the others were sent away.
      if (isClosed) return hangUp(wire, refusals.movingOn);
      const leavePlace = takePlace(comer);
      if (!leavePlace) return hangUp(wire, refusals.full);
      const id = newSocketId();
      const talk = conversation(wire, { id, now: performance.now(), onSubscribed: tellLatest });
      open.add(talk);
      wire.on('message', (data) => talk.hear(String(data), performance.now()));
      wire.on('close', () => {
        if (open.delete(talk)) leavePlace();
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
