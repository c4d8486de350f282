import type { Registry } from '@prometheus-io/client';
import type { JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { MetricsClient } from './metrics.ts';

const outcomes = ['done', 'failed'] as const;
const buckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60];

/** Counts what this node does beside answering: its jobs, try by try, and its mails. */
export function workMetrics({ Counter, Histogram }: MetricsClient, registry: Registry) {
  const registers = [registry];
  const tries = new Counter({
    name: 'stepwise_job_tries_total',
    help: 'Jobs this node ran, by kind and outcome; one that fails is tried again, and counted again.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'stepwise_job_duration_seconds',
    help: 'How long a try of a job took.',
    labelNames: ['kind'] as const,
    buckets,
    registers,
  });
  const mails = new Counter({
    name: 'stepwise_mails_total',
    help: 'Mails this node handed to the mail server, or failed to.',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of outcomes) mails.inc({ outcome }, 0);

  function measureJob({ kind, run }: JobHandler): JobHandler {
    for (const outcome of outcomes) tries.inc({ kind: kind.name, outcome }, 0);
    const count = (outcome: (typeof outcomes)[number]) => tries.inc({ kind: kind.name, outcome });
    return {
      kind,
      run: async (data, id) => {
        const stop = seconds.startTimer({ kind: kind.name });
        return counted(run(data, id).finally(stop), count);
      },
    };
  }

  return {
    jobs: (handlers: readonly JobHandler[]) => handlers.map(measureJob),
    mailer: (mailer: Mailer): Mailer => ({
      ...mailer,
      send: (mail) => counted(mailer.send(mail), (outcome) => mails.inc({ outcome })),
    }),
  };
}

async function counted<Result>(
  work: Promise<Result>,
  count: (outcome: (typeof outcomes)[number]) => void,
): Promise<Result> {
  try {
    const result = await work;
    count('done');
    return result;
  } catch (error) {
    count('failed');
    throw error;
  }
}
