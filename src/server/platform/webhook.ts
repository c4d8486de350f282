import type { FastifyInstance } from 'fastify';
import { takeBytes } from './bytes.ts';
import type { Context } from './context.ts';
import { contextOf } from './route.ts';
import { webhookPath } from './webhook-path.ts';

type Sent = { body: Buffer; signature: string };

/** Takes what Stripe sends, byte for byte. */
export async function webhook(
  app: FastifyInstance,
  handle: (ctx: Context, sent: Sent) => Promise<string>,
) {
  await app.register(async (app) => {
    takeBytes(app);
    app.post<{ Body: Buffer | null | undefined }>(webhookPath, async (request, reply) => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      const body = request.body ?? Buffer.alloc(0);
      const answer = await handle(contextOf(app, request), { body, signature });
      return reply.type('text/plain; charset=utf-8').send(answer);
    });
  });
}
