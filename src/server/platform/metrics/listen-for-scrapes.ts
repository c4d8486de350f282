import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';

type Address = { port: number; host: string };
type Scrape = () => Promise<{ type: string; text: string }>;

/** Opens the port; the error tells which setting has to change. */
export async function listenForScrapes(
  server: Server,
  { port, host }: Address,
  scrape: Scrape,
): Promise<string> {
  server.on('request', answer(scrape));
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'an unknown error';
    throw new Error(
      `METRICS_PORT ${port} of METRICS_HOST ${host} cannot be opened (${code}): set another.`,
      { cause: error },
    );
  }
  const address = server.address();
  const opened = address && typeof address === 'object' ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${opened}/metrics`;
}

/** Only /metrics, only read; whoever can reach the port may. */
const answer =
  (scrape: Scrape): RequestListener =>
  async ({ method = '', url }, response) => {
    if (url !== '/metrics' || !['GET', 'HEAD'].includes(method)) {
      response.writeHead(404).end();
      return;
    }
    try {
      const { type, text } = await scrape();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(method === 'HEAD' ? undefined : text);
    } catch {
      response.writeHead(500).end();
    }
  };
