import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/data/context.ts';
import { rawBodyParser } from './body/raw-body.ts';
import { contextOf } from './route.ts';
import { stripeWebhookPath } from './stripe-webhook-path.ts';

type SignedBody = { body: Buffer; signature: string };

/** The body stays bytes, because the signature covers them. */
export async function stripeWebhook(
  app: FastifyInstance,
  handle: (ctx: Context, event: SignedBody) => Promise<string>,
) {
  await app.register(async (app) => {
    rawBodyParser(app);
    const schema = { hide: true };
    app.post<{ Body: Buffer | null | undefined }>(
      stripeWebhookPath,
      { schema },
      async (request, reply) => {
        const signature = String(request.headers['stripe-signature'] ?? '');
        const body = request.body ?? Buffer.alloc(0);
        const answer = await handle(contextOf(app, request), { body, signature });
        return reply.type('text/plain; charset=utf-8').send(answer);
      },
    );
  });
}
