import Fastify from 'fastify';
import type { Constant } from './constant.ts';

/** Started by constant.ts, in a process of its own as the app is. */
process.once('message', async (constants: Constant[]) => {
  const app = Fastify();
  for (const [index, { method, status, type, body }] of constants.entries()) {
    app.route({
      method,
      url: `/${index}`,
      handler: (_, reply) => (type ? reply.type(type) : reply).code(status).send(body),
    });
  }
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
});
