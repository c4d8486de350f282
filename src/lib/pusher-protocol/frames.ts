import { z } from 'zod';
import { parsedJson } from './parsed-json.ts';

/** The Pusher protocol, version 7, as far as one public channel needs it. */
const PROTOCOL = '7';

/** Seconds of silence after which either side asks whether the other is still there. */
export const ACTIVITY_TIMEOUT = 120;

/** What a client does depends on the hundreds: 40 give up, 41 retry later, 42 retry at once. */
export const pusherErrors = {
  noSuchKey: { code: 4001, message: 'There is no application with this key' },
  noVersion: { code: 4006, message: 'The protocol is named by a number' },
  otherProtocol: { code: 4007, message: `Only protocol ${PROTOCOL} is spoken here` },
  noProtocol: { code: 4008, message: `No protocol was named: ?protocol=${PROTOCOL}` },
  full: { code: 4100, message: 'Over capacity' },
  movingOn: { code: 4200, message: 'This server is going away, others are there' },
  noPong: { code: 4201, message: 'No pong received in time' },
  noEventsOfClients: { code: 4301, message: 'Events come from the server alone' },
} as const;

export type PusherError = (typeof pusherErrors)[keyof typeof pusherErrors];

/** The error for a client that names no version of the protocol, or another one. */
export function protocolError(protocol: unknown): PusherError | undefined {
  if (protocol === PROTOCOL) return undefined;
  if (protocol === undefined || protocol === '') return pusherErrors.noProtocol;
  return /^\d+$/.test(String(protocol)) ? pusherErrors.otherProtocol : pusherErrors.noVersion;
}

/** The protocol wants the data of the server's frames as JSON text within the JSON. */
export const frame = (event: string, data: object, channel?: string) =>
  JSON.stringify({ event, ...(channel && { channel }), data: JSON.stringify(data) });

export const established = (socketId: string) =>
  frame('pusher:connection_established', {
    socket_id: socketId,
    activity_timeout: ACTIVITY_TIMEOUT,
  });

export const subscribed = (channel: string) =>
  frame('pusher_internal:subscription_succeeded', {}, channel);
export const ping = frame('pusher:ping', {});
export const pong = frame('pusher:pong', {});

/** The code is null where the connection stays open. */
export const errorFrame = ({ code, message }: { code: number | null; message: string }) =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

const ClientFrame = z.object({
  event: z.string(),
  data: z.object({ channel: z.string().optional() }).optional().catch(undefined),
});

/** Undefined for text that is no frame of the protocol. */
export function parseClientFrame(text: string): z.output<typeof ClientFrame> | undefined {
  return ClientFrame.safeParse(parsedJson(text)).data;
}
