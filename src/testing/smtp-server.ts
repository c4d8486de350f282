import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

/** What becomes of a mail that is handed over: taken, "try later", no answer at all, or cut off. */
export type Mood = 'takes' | 'refuses' | 'stalls' | 'drops';

/**
 * A real SMTP server on loopback. `offered` is every mail that was handed over whole, however it
 * went; `taken` those that this server said it has: by SMTP, only they count as delivered.
 */
export async function smtpServer() {
  const offered: Email[] = [];
  const taken: Email[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'takes';
  let ended = 0;
  let server: SMTPServer | undefined;
  // Nobody else's while it is closed.
  const port = await freePort();

  function newServer() {
    const made = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData: (stream, _session, answer) => {
        buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then((mail) => handed(mail, answer), answer);
      },
    });
    // A client that goes away in mid-sentence is what these tests are about.
    made.on('error', () => undefined);
    made.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        ended += 1;
      });
    });
    return made;
  }

  function handed(mail: Email, answer: (error?: Error | null) => void) {
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
    /** How many connections were closed, by whichever side. */
    ended: () => ended,
    /** From the next mail on. */
    becomes: (next: Mood) => {
      mood = next;
    },
    /** Cuts every connection, as a mail server does that starts again. */
    hangUp,
    /** No longer listens, so that connections are refused; `open` is the same address again. */
    close,
    open,
  };
}
