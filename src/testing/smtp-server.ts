import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

/** What the server does with a mail: accepts it, answers "try later", never answers, or hangs up. */
export type Mood = 'takes' | 'refuses' | 'stalls' | 'drops';

/**
 * A real SMTP server on loopback. `offered` has every mail that was sent to it whole; `taken` those
 * that it accepted: by SMTP, only these count as delivered.
 */
export async function smtpServer() {
  const offered: Email[] = [];
  const taken: Email[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'takes';
  let ended = 0;
  let server: SMTPServer | undefined;
  // A port that stays free while the server is closed.
  const port = await freePort();

  function newServer() {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData: (stream, _session, answer) => {
        buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then((mail) => receive(mail, answer), answer);
      },
    });
    // Tests make clients that hang up in the middle of a mail.
    smtp.on('error', () => undefined);
    smtp.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        ended += 1;
      });
    });
    return smtp;
  }

  function receive(mail: Email, answer: (error?: Error | null) => void) {
    offered.push(mail);
    if (mood === 'refuses') answer(Object.assign(new Error('Try later'), { responseCode: 451 }));
    if (mood === 'drops') hangUp();
    if (mood !== 'takes') return;
    taken.push(mail);
    answer();
  }

  function hangUp() {
    for (const socket of sockets) socket.destroy();
  }

  async function open() {
    server = newServer();
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  }

  async function close() {
    hangUp();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    offered,
    taken,
    /** The number of connections that were closed, by either side. */
    ended: () => ended,
    /** From the next mail on. */
    becomes: (next: Mood) => {
      mood = next;
    },
    /** Cuts every connection, as a mail server does that starts again. */
    hangUp,
    /** Stops listening, so that connections are refused; `open` listens on the same address again. */
    close,
    open,
  };
}
