import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestEnd } from './on-test-end.ts';

type RawAnswer = { status: number; headers: Record<string, string>; body: string };

/**
 * Sends bytes that no HTTP library would send, and reads every answer until the server closes the
 * connection, which the bytes must make it do.
 */
export async function rawHttp(port: number, request: string): Promise<RawAnswer[]> {
  const socket = connect(port, '127.0.0.1');
  onTestEnd(async () => socket.destroy());
  // A server that has refused the first half of a request resets the connection over the second.
  socket.on('error', () => undefined);
  socket.write(request, 'latin1');
  return answersIn(await text(socket).catch(() => ''));
}

function answersIn(received: string): RawAnswer[] {
  return received
    .split(/(?=^HTTP\/1\.1 \d{3})/m)
    .filter((answer) => answer !== '')
    .map((answer) => {
      const [head = '', ...body] = answer.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      });
      return {
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(headers),
        body: body.join('\r\n\r\n'),
      };
    });
}
