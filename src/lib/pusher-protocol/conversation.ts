import * as frames from './frames.ts';

const SECOND = 1_000;
const PONG_WITHIN = 30 * SECOND;
/** More than an honest client says in a quarter of an hour. */
const FRAMES_IN_A_WHILE = 60;
/** Bytes that wait for a reader too slow for what is a hundred bytes now and then. */
const WAITING_MOST = 64 * 1024;

/** What we use of a WebSocket of the server's library, which brings no types. */
export type Wire = {
  readonly bufferedAmount: number;
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
  terminate: () => void;
  on: (event: 'message' | 'close', listener: (data: unknown) => void) => void;
};

/** In milliseconds: who has not said goodbye by then is cut off. */
const PATIENCE = 400;

/** The code is said twice: in words of the protocol, and as that of the close. */
export function hangUp(wire: Wire, refusal: frames.Refused) {
  wire.send(frames.refused(refusal));
  wire.close(refusal.code, refusal.message);
  setTimeout(() => wire.terminate(), PATIENCE);
}

/** One browser, or another server, that listens. */
export type Conversation = {
  id: string;
  isSubscribed: boolean;
  tell: (frame: string) => void;
  hear: (text: string, now: number) => void;
  /** Now and then: asks a silent client whether it is there, and hangs up where it is not. */
  checkOn: (now: number) => void;
  endWith: (refusal: frames.Refused) => void;
};

type Options = {
  id: string;
  /** The one there is. */
  channel: string;
  now: number;
  onSubscribed: (to: Conversation) => void;
};

/** What the server says and answers on one open socket. */
export function conversation(wire: Wire, options: Options): Conversation {
  const { id, channel, now, onSubscribed } = options;
  let heardAt = now;
  let askedAt: number | undefined;
  let framesSinceCheck = 0;
  let isOver = false;

  const self: Conversation = {
    id,
    isSubscribed: false,

    tell(frame) {
      if (wire.bufferedAmount > WAITING_MOST) wire.terminate();
      else wire.send(frame);
    },

    hear(text, now) {
      // What comes after the goodbye costs nothing, however much it is.
      if (isOver) return;
      heardAt = now;
      askedAt = undefined;
      framesSinceCheck += 1;
      if (framesSinceCheck > FRAMES_IN_A_WHILE) self.endWith(frames.refusals.noEventsOfClients);
      else answer(frames.heard(text));
    },

    checkOn(now) {
      framesSinceCheck = 0;
      if (askedAt !== undefined && now - askedAt > PONG_WITHIN) {
        self.endWith(frames.refusals.noPong);
      } else if (askedAt === undefined && now - heardAt > frames.ACTIVITY_TIMEOUT * SECOND) {
        askedAt = now;
        self.tell(frames.ping);
      }
    },

    endWith(refusal) {
      if (isOver) return;
      isOver = true;
      hangUp(wire, refusal);
    },
  };

  function answer(said: ReturnType<typeof frames.heard>) {
    const isOurs = said?.data?.channel === channel;
    if (said?.event === 'pusher:ping') self.tell(frames.pong);
    else if (said?.event === 'pusher:subscribe') subscribe(isOurs);
    else if (said?.event === 'pusher:unsubscribe') self.isSubscribed &&= !isOurs;
    else if (said?.event.startsWith('client-')) {
      self.tell(frames.refused(frames.refusals.noEventsOfClients));
    } else if (!said) {
      self.tell(frames.refused({ code: null, message: 'This is no frame of the protocol' }));
    }
  }

  function subscribe(isOurs: boolean) {
    if (!isOurs) {
      const message = `The one channel here is ${channel}`;
      return self.tell(frames.refused({ code: null, message }));
    }
    self.isSubscribed = true;
    self.tell(frames.subscribed(channel));
    onSubscribed(self);
  }

  return self;
}
