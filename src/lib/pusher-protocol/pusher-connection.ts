import * as frames from './frames.ts';

const SECOND = 1_000;
const PONG_TIMEOUT = 30 * SECOND;
/** Between two checks. More than an honest client sends in a quarter of an hour. */
const MAX_FRAMES = 60;
/** In bytes. A client that lets this much pile up reads nothing at all. */
const MAX_BUFFERED = 64 * 1024;

/** The part of a WebSocket that we use; the server's library has no types. */
export type ServerSocket = {
  readonly bufferedAmount: number;
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
  terminate: () => void;
  on: (event: 'message' | 'close', listener: (data: unknown) => void) => void;
};

/** In milliseconds: a client that has not closed by then is cut off. */
const CLOSE_TIMEOUT = 400;

/** The protocol wants the code both in a frame and as the code of the close. */
export function closeWithError(socket: ServerSocket, error: frames.PusherError) {
  socket.send(frames.errorFrame(error));
  socket.close(error.code, error.message);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT);
}

/** The connection to one browser, or another client. */
export type PusherConnection = {
  id: string;
  isSubscribed: boolean;
  send: (frame: string) => void;
  receive: (text: string, now: number) => void;
  /** To be called every few seconds: pings a silent client, and closes where no pong comes. */
  checkActivity: (now: number) => void;
  close: (error: frames.PusherError) => void;
};

type Options = {
  id: string;
  /** The only channel there is. */
  channel: string;
  now: number;
  onSubscribed: (connection: PusherConnection) => void;
};

/** Speaks the protocol on one open socket. */
export function pusherConnection(socket: ServerSocket, options: Options): PusherConnection {
  const { id, channel, now, onSubscribed } = options;
  let receivedAt = now;
  let pingedAt: number | undefined;
  let framesSinceCheck = 0;
  let isClosed = false;

  const self: PusherConnection = {
    id,
    isSubscribed: false,

    send(frame) {
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
      else socket.send(frame);
    },

    receive(text, now) {
      // A client may go on sending until the socket is gone.
      if (isClosed) return;
      receivedAt = now;
      pingedAt = undefined;
      framesSinceCheck += 1;
      if (framesSinceCheck > MAX_FRAMES) self.close(frames.pusherErrors.noEventsOfClients);
      else answer(frames.parseClientFrame(text));
    },

    checkActivity(now) {
      framesSinceCheck = 0;
      if (pingedAt !== undefined && now - pingedAt > PONG_TIMEOUT) {
        self.close(frames.pusherErrors.noPong);
      } else if (pingedAt === undefined && now - receivedAt > frames.ACTIVITY_TIMEOUT * SECOND) {
        pingedAt = now;
        self.send(frames.ping);
      }
    },

    close(error) {
      if (isClosed) return;
      isClosed = true;
      closeWithError(socket, error);
    },
  };

  function answer(frame: ReturnType<typeof frames.parseClientFrame>) {
    const isOurChannel = frame?.data?.channel === channel;
    if (frame?.event === 'pusher:ping') self.send(frames.pong);
    else if (frame?.event === 'pusher:subscribe') subscribe(isOurChannel);
    else if (frame?.event === 'pusher:unsubscribe') self.isSubscribed &&= !isOurChannel;
    else if (frame?.event.startsWith('client-')) {
      self.send(frames.errorFrame(frames.pusherErrors.noEventsOfClients));
    } else if (!frame) {
      self.send(frames.errorFrame({ code: null, message: 'This is no frame of the protocol' }));
    }
  }

  function subscribe(isOurChannel: boolean) {
    if (!isOurChannel) {
      const message = `The one channel here is ${channel}`;
      return self.send(frames.errorFrame({ code: null, message }));
    }
    self.isSubscribed = true;
    self.send(frames.subscribed(channel));
    onSubscribed(self);
  }

  return self;
}
