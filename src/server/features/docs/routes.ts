import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { authorize } from '#server/platform/http/protection/access-hooks.ts';

/** What the page needs: nothing from other origins, and no upgrade to https where there is none. */
const csp = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Calls of a kind stand together, as their addresses say: `user` of `/api/admin/user/index`. A page
 * of all of them at once Swagger UI draws only as far as one has scrolled.
 */
function groupOf(url: string): string {
  const [, group = 'login'] = /^\/api\/(?:admin\/)?([^/]+)/.exec(url) ?? [];
  return group;
}

/** OpenAPI of every call, from the schemas that validate it; in production only for administrators. */
export async function docsRoutes(app: FastifyInstance) {
  const { site } = app.dependencies;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${site.name} API`, version: '1' },
      servers: [{ url: site.url }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return { schema: { tags: [groupOf(url)], ...schema }, url };
    },
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (site.environment === 'production') authorize({ allow: 'audit.read' }, request);
    });
    // Swagger UI's own redirect leads back to the same address where anything follows `index.html`.
    scope.addHook('onRequest', async ({ routeOptions }, reply) => {
      if (routeOptions.url === '/docs/static/index.html') return reply.redirect('/docs/');
    });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: csp,
      // Without the bar on top, which has a search for other documents and a style that is not ours.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none', tryItOutEnabled: false },
    });
  });
}
