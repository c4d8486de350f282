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
  /** Opens a connection, or closes the socket with an error where this node is full. */
  accept: (socket: ServerSocket, owner: SocketOwner, options?: { hasFirstEvent: boolean }) => void;
  /** Sends to the subscribed sockets of this node, except the one with this id. */
  broadcast: (event: Event, except?: string) => void;
  /** Asks all clients to connect elsewhere, and closes their sockets. */
  close: () => void;
};

type Options = {
  /** How many sockets there may be at once. */
  limit: number;
  channel: string;
  /** The event that a new subscriber gets, if any, where it is accepted with `hasFirstEvent`. */
  firstEvent?: () => Event | undefined;
};

/** The sockets that are open on this node. */
export function openSockets({ limit, channel, firstEvent }: Options): Sockets {
  const connections = new Set<PusherConnection>();
  const takePlace = createSocketQuota(limit);
  let isClosed = false;
  const checking = setInterval(() => {
    const now = performance.now();
    for (const connection of connections) connection.checkActivity(now);
  }, CHECK_EVERY).unref();

  const frameOf = ({ name, data }: Event) => frame(name, data, channel);

  function sendFirst(connection: PusherConnection) {
    const event = firstEvent?.();
    if (event) connection.send(frameOf(event));
  }

  return {
    accept(socket, owner, { hasFirstEvent } = { hasFirstEvent: false }) {
      // It was opened while the others were closed.
      if (isClosed) return closeWithError(socket, pusherErrors.movingOn);
      const freePlace = takePlace(owner);
      if (!freePlace) return closeWithError(socket, pusherErrors.full);
      const id = newSocketId();
      const now = performance.now();
      const onSubscribed = hasFirstEvent ? sendFirst : () => undefined;
      const connection = pusherConnection(socket, { id, channel, now, onSubscribed });
      connections.add(connection);
      socket.on('message', (data) => connection.receive(String(data), performance.now()));
      socket.on('close', () => {
        if (connections.delete(connection)) freePlace();
      });
      connection.send(established(id));
    },
    broadcast(event, except) {
      const text = frameOf(event);
      for (const connection of connections) {
        if (connection.isSubscribed && connection.id !== except) connection.send(text);
      }
    },
    close() {
      isClosed = true;
      clearInterval(checking);
      for (const connection of connections) connection.close(pusherErrors.movingOn);
    },
  };
}

/** Two numbers, as the protocol prescribes. */
const newSocketId = () => `${randomInt(2 ** 32)}.${randomInt(2 ** 32)}`;

/** Validates ids that come from outside. */
export const socketId = /^\d{1,12}\.\d{1,12}$/;
