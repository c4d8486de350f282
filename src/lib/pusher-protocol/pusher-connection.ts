import * as frames from './frames.ts';

const SECOND = 1_000;
const PONG_WITHIN = 30 * SECOND;
/** More than an honest client says in a quarter of an hour. */
const MAX_FRAMES = 60;
/** Bytes that wait for a reader too slow for what is a hundred bytes now and then. */
const MAX_BUFFERED = 64 * 1024;

/** What we use of a WebSocket of the server's library, which brings no types. */
export type ServerSocket = {
  readonly bufferedAmount: number;
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
  terminate: () => void;
  on: (event: 'message' | 'close', listener: (data: unknown) => void) => void;
};

/** In milliseconds: who has not said goodbye by then is cut off. */
const CLOSE_TIMEOUT = 400;

/** The code is said twice: in words of the protocol, and as that of the close. */
export function closeWithError(wire: ServerSocket, refusal: frames.PusherError) {
  wire.send(frames.errorFrame(refusal));
  wire.close(refusal.code, refusal.message);
  setTimeout(() => wire.terminate(), CLOSE_TIMEOUT);
}

/** One browser, or another server, that listens. */
export type PusherConnection = {
  id: string;
  isSubscribed: boolean;
  tell: (frame: string) => void;
  hear: (text: string, now: number) => void;
  /** Now and then: asks a silent client whether it is there, and hangs up where it is not. */
  checkOn: (now: number) => void;
  endWith: (refusal: frames.PusherError) => void;
};

type Options = {
  id: string;
  /** The one there is. */
  channel: string;
  now: number;
  onSubscribed: (to: PusherConnection) => void;
};

/** What the server says and answers on one open socket. */
export function pusherConnection(wire: ServerSocket, options: Options): PusherConnection {
  const { id, channel, now, onSubscribed } = options;
  let heardAt = now;
  let askedAt: number | undefined;
  let framesSinceCheck = 0;
  let isOver = false;

  const self: PusherConnection = {
    id,
    isSubscribed: false,

    tell(frame) {
      if (wire.bufferedAmount > MAX_BUFFERED) wire.terminate();
      else wire.send(frame);
    },

    hear(text, now) {
      // What comes after the goodbye costs nothing, however much it is.
      if (isOver) return;
      heardAt = now;
      askedAt = undefined;
      framesSinceCheck += 1;
      if (framesSinceCheck > MAX_FRAMES) self.endWith(frames.pusherErrors.noEventsOfClients);
      else answer(frames.parseClientFrame(text));
    },

    checkOn(now) {
      framesSinceCheck = 0;
      if (askedAt !== undefined && now - askedAt > PONG_WITHIN) {
        self.endWith(frames.pusherErrors.noPong);
      } else if (askedAt === undefined && now - heardAt > frames.ACTIVITY_TIMEOUT * SECOND) {
        askedAt = now;
        self.tell(frames.ping);
      }
    },

    endWith(refusal) {
      if (isOver) return;
      isOver = true;
      closeWithError(wire, refusal);
    },
  };

  function answer(said: ReturnType<typeof frames.parseClientFrame>) {
    const isOurs = said?.data?.channel === channel;
    if (said?.event === 'pusher:ping') self.tell(frames.pong);
    else if (said?.event === 'pusher:subscribe') subscribe(isOurs);
    else if (said?.event === 'pusher:unsubscribe') self.isSubscribed &&= !isOurs;
    else if (said?.event.startsWith('client-')) {
      self.tell(frames.errorFrame(frames.pusherErrors.noEventsOfClients));
    } else if (!said) {
      self.tell(frames.errorFrame({ code: null, message: 'This is no frame of the protocol' }));
    }
  }

  function subscribe(isOurs: boolean) {
    if (!isOurs) {
      const message = `The one channel here is ${channel}`;
      return self.tell(frames.errorFrame({ code: null, message }));
    }
    self.isSubscribed = true;
    self.tell(frames.subscribed(channel));
    onSubscribed(self);
  }

  return self;
}
