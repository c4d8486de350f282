import { randomInt } from 'node:crypto';
import { established, frame, pusherErrors } from './frames.ts';
import {
  closeWithError,
  type PusherConnection,
  pusherConnection,
  type ServerSocket,
} from './pusher-connection.ts';
import { createSocketQuota, type SocketOwner } from './socket-quota.ts';

const CHECK_EVERY = 10_000;

/** An event on the channel. */
type Event = { name: string; data: object };

export type Sockets = {
  /** Begins to talk; where there is no place for them on this node, it says so and hangs up. */
  welcome: (wire: ServerSocket, comer: SocketOwner) => void;
  /** Tells the subscribed sockets of this node, but for the one with this id. */
  tell: (event: Event, except?: string) => void;
  /** Everybody is asked to come back elsewhere, and gone soon after. */
  close: () => void;
};

type Options = {
  /** How many sockets there may be at once. */
  limit: number;
  channel: string;
  /** What whoever subscribes is told first, if anything. */
  firstEvent?: () => Event | undefined;
};

/** The sockets that are open on this node. */
export function openSockets({ limit, channel, firstEvent }: Options): Sockets {
  const open = new Set<PusherConnection>();
  const takePlace = createSocketQuota(limit);
  let isClosed = false;
  const checking = setInterval(() => {
    const now = performance.now();
    for (const one of open) one.checkOn(now);
  }, CHECK_EVERY).unref();

  const frameOf = ({ name, data }: Event) => frame(name, data, channel);

  function onSubscribed(to: PusherConnection) {
    const event = firstEvent?.();
    if (event) to.tell(frameOf(event));
  }

  return {
    welcome(wire, comer) {
      // One that was let in while the others were sent away.
      if (isClosed) return closeWithError(wire, pusherErrors.movingOn);
      const leavePlace = takePlace(comer);
      if (!leavePlace) return closeWithError(wire, pusherErrors.full);
      const id = newSocketId();
      const talk = pusherConnection(wire, { id, channel, now: performance.now(), onSubscribed });
      open.add(talk);
      wire.on('message', (data) => talk.hear(String(data), performance.now()));
      wire.on('close', () => {
        if (open.delete(talk)) leavePlace();
      });
      talk.tell(established(id));
    },
    tell(event, except) {
      const text = frameOf(event);
      for (const one of open) if (one.isSubscribed && one.id !== except) one.tell(text);
    },
    close() {
      isClosed = true;
      clearInterval(checking);
      for (const one of open) one.endWith(pusherErrors.movingOn);
    },
  };
}

/** As the protocol writes them: two numbers. */
const newSocketId = () => `${randomInt(2 ** 32)}.${randomInt(2 ** 32)}`;

/** What may be one: ids come from outside, too. */
export const socketId = /^\d{1,12}\.\d{1,12}$/;
