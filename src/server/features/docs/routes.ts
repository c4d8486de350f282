import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { DescribedDocument } from '#server/platform/http/described-document.ts';
import { authorize } from '#server/platform/http/protection/access-hooks.ts';
import { componentsFor, infoOf } from './components.ts';
import { describe, type Operation } from './describe.ts';

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
  const [, group = 'login'] = /^\/api\/(?:admin\/)?([^/.]+)/.exec(url) ?? [];
  return group;
}

/** OpenAPI of every call, from the schemas that validate it; in production only for administrators. */
export async function docsRoutes(app: FastifyInstance) {
  const { site } = app.dependencies;
  await app.register(swagger, documentOptions(app));
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (site.environment === 'production') authorize({ allow: 'audit.read' }, request);
    });
    // Swagger UI's own redirect leads back to the same address where anything follows `index.html`.
    scope.addHook('onRequest', async ({ routeOptions }, reply) => {
      if (routeOptions.url === '/docs/static/index.html') return reply.redirect('/docs/');
    });
    let written: Buffer | undefined;
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      // Half a megabyte that never changes: writing it anew for each request held up everybody else.
      transformSpecificationClone: false,
      transformSpecification: (document, _request, reply) => {
        reply.type('application/json; charset=utf-8');
        written ??= Buffer.from(JSON.stringify(document));
        return written;
      },
      staticCSP: csp,
      // Without the bar on top, which has a search for other documents and a style that is not ours.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none', tryItOutEnabled: false },
    });
  });
}

function documentOptions({ dependencies }: FastifyInstance): FastifyDynamicSwaggerOptions {
  const { site, cookies } = dependencies;
  const documents = new Map<string, DescribedDocument>();
  return {
    openapi: { openapi: '3.1.0', info: infoOf(site), servers: [{ url: site.url }] },
    transform: (given) => {
      const { described } = given.route.config ?? {};
      if (described) documents.set(described.name, described);
      const { schema, url } = jsonSchemaTransform(
        described ? { ...given, schema: documentSchema(described) } : given,
      );
      return { schema: { tags: [groupOf(url)], ...schema }, url };
    },
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject;
      const { openapiObject: document } = given;
      const operations = operationsOf(document.paths ?? {});
      for (const operation of operations) describe(operation, documents);
      const tags = [...new Set(operations.flatMap(({ tags = [] }) => tags))].toSorted();
      const components = componentsFor(cookies.sessionName);
      return Object.assign(document, { components, tags: tags.map((name) => ({ name })) });
    },
  };
}

const operationsOf = (paths: object): Operation[] =>
  Object.values(paths).flatMap((path: Record<string, Operation>) => Object.values(path));

/** Only for the document: a page or a file judges its own address. */
const documentSchema = ({ name, summary, query }: DescribedDocument) => ({
  operationId: name,
  summary,
  ...(query && { querystring: query }),
});
