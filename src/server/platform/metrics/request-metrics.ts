import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { MetricsClient } from './metrics.ts';

/** Any other is counted as one: Node lets through thirty-odd that nothing here answers. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Around what the product promises: most answers in 25 ms, all within five seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts requests by the pattern of their route, which is one of ours: what somebody typed into an
 * address never becomes a label, so nobody can add series.
 */
export function requestMetrics({ Counter, Histogram }: MetricsClient, registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: 'stepwise_http_requests_total',
    help: 'Requests answered, by the pattern of their route and the status of the answer.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'stepwise_http_request_duration_seconds',
    help: 'From the arrival of a request until its answer was sent.',
    labelNames: ['method', 'route'] as const,
    buckets,
    registers,
  });
  return (app: FastifyInstance) => {
    app.addHook('onResponse', async (request, reply) => {
      const method = methods.has(request.method) ? request.method : 'other';
      const route = request.routeOptions.url ?? '(none)';
      requests.inc({ method, route, status: String(reply.statusCode) });
      seconds.observe({ method, route }, reply.elapsedTime / 1_000);
    });
  };
}
