import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/platform/settings.ts';

type ListenAddress = Pick<Settings, 'port' | 'host'>;

/** Opens the server's port; the error tells which setting has to change. */
export async function listen(app: FastifyInstance, { port, host }: ListenAddress): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const explain = listenErrors[code];
    throw explain ? new Error(explain({ port, host }), { cause: error }) : error;
  }
}

const listenErrors: Record<string, (address: ListenAddress) => string> = {
  EADDRINUSE: ({ port }) =>
    `PORT ${port} is taken by another program, perhaps by this one started before: stop it, or set another PORT.`,
  EACCES: ({ port }) => `PORT ${port} may not be opened by this user: set another PORT.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine: set another HOST.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine: set another HOST.`,
};
