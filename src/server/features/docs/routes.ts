import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { admit } from '#server/platform/gates.ts';

/** OpenAPI of every call at /docs, from the schemas that validate. In production for administrators. */
export async function docs(app: FastifyInstance) {
  const { site } = app.parts;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${site.name} API`, version: '1' },
      servers: [{ url: site.url }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (site.environment === 'production') admit({ allow: 'audit.read' }, request);
    });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
    });
  });
}
