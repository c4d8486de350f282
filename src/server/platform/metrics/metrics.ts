import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { databaseMetrics, type Measured } from './database-metrics.ts';
import { listenForScrapes } from './listen-for-scrapes.ts';
import { processMetrics } from './process-metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import { workMetrics } from './work-metrics.ts';

export type MetricsClient = typeof import('@prometheus-io/client');

export type MetricsSettings = { port: number; host: string };

/** What the parts of the product are measured by. */
export type Metrics = AsyncDisposable & {
  /** Before the app's routes are added. */
  measureRequests: (app: FastifyInstance) => void;
  measureJobs: (handlers: readonly JobHandler[]) => readonly JobHandler[];
  measureMails: (mailer: Mailer) => Mailer;
  /** Answers scrapes from now on; returns the address. */
  serve: (measured: Measured) => Promise<string>;
};

/** Without METRICS_PORT: nothing is loaded, counted or served. */
const unmeasured: Metrics = {
  measureRequests: () => undefined,
  measureJobs: (handlers) => handlers,
  measureMails: (mailer) => mailer,
  serve: async () => '',
  [Symbol.asyncDispose]: async () => undefined,
};

/**
 * Figures for Prometheus, at /metrics of a port of their own: they are for whoever runs the product,
 * not for those who can reach its pages. Labels are routes, kinds of job and states, all of them ours.
 */
export async function openMetrics(
  settings: MetricsSettings | null,
  environment: string,
): Promise<Metrics> {
  if (!settings) return unmeasured;
  const client: MetricsClient = await import('@prometheus-io/client');
  const registry = new client.Registry();
  const stopMeasuring = processMetrics(client, registry);
  new client.Gauge({
    name: 'stepwise_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'environment'] as const,
    registers: [registry],
  }).set({ version: packageJson.version, environment }, 1);
  const work = workMetrics(client, registry);
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 });
  return {
    measureRequests: requestMetrics(client, registry),
    measureJobs: work.jobs,
    measureMails: work.mailer,
    serve: (measured) => {
      const refresh = databaseMetrics(client, registry, measured);
      return listenForScrapes(server, settings, async () => {
        await refresh();
        return { type: registry.contentType, text: await registry.metrics() };
      });
    },
    [Symbol.asyncDispose]: async () => {
      stopMeasuring();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
