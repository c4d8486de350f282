import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import type { Settings } from '#server/platform/settings.ts';
import { newRequestId } from './log.ts';
import { earlyErrorHeaders } from './protection/headers.ts';

const answers: Record<string, [status: number, displayMessage: MessageDescriptor]> = {
  HPE_HEADER_OVERFLOW: [431, requestErrorMessages.longHeaders],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, requestErrorMessages.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, requestErrorMessages.tooSlow],
};

/**
 * Answers what Node could not parse as a request in the shape of every other error, in English,
 * because the language of the person is not known.
 */
export function clientErrorHandler(settings: Settings, i18n: I18n) {
  return ({ code = '' }: { code?: string }, socket: Socket) => {
    // The client is gone, or an answer is under way that a second one would run into.
    if (code === 'ECONNRESET' || !socket.writable || hasBegun(socket)) return socket.destroy();
    const [status, displayMessage] = answers[code] ?? [400, requestErrorMessages.notHttp];
    const body = JSON.stringify({ message: i18n.localize(english, displayMessage).words });
    const headers = {
      ...earlyErrorHeaders(settings),
      'x-request-id': newRequestId(),
      'content-language': english,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}

/** Node notes the answer under way in these private fields, and checks them in the same way. */
const hasBegun = (socket: Socket): boolean =>
  '_httpMessage' in socket &&
  typeof socket._httpMessage === 'object' &&
  socket._httpMessage !== null &&
  '_headerSent' in socket._httpMessage &&
  socket._httpMessage._headerSent === true;
