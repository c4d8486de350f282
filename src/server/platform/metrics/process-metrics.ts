import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from '@prometheus-io/client';
import type { MetricsClient } from './metrics.ts';

/**
 * This process under the names that dashboards for Node know. The client's own collection has names
 * that promtool refuses, and a timer that runs ten times a second.
 */
export function processMetrics({ Counter, Gauge }: MetricsClient, registry: Registry) {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('process_start_time_seconds', 'When this process started.', () =>
    Math.round(Date.now() / 1_000 - process.uptime()),
  );
  gauge('process_resident_memory_bytes', 'Memory of this process.', () =>
    process.memoryUsage.rss(),
  );
  const { memoryUsage } = process;
  gauge('nodejs_heap_size_used_bytes', 'Objects in use.', () => memoryUsage().heapUsed);
  gauge('nodejs_heap_size_total_bytes', 'Room for objects.', () => memoryUsage().heapTotal);
  gauge('nodejs_external_memory_bytes', 'Buffers.', () => memoryUsage().external);
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of this process and its threads.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  return eventLoopMetrics(gauge);
}

/** How late timers ran since the last scrape; returns what ends the measuring. */
function eventLoopMetrics(gauge: (name: string, help: string, read: () => number) => object) {
  const resolution = 20;
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  // The histogram holds the whole time between two looks: what is over its resolution was delay.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3);
  gauge('nodejs_eventloop_lag_p50_seconds', 'Delay of the event loop, median.', () =>
    late(delays.percentile(50)),
  );
  gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop, 99th percentile.', () =>
    late(delays.percentile(99)),
  );
  gauge('nodejs_eventloop_lag_max_seconds', 'The longest delay since the last scrape.', () => {
    const longest = late(delays.max);
    delays.reset();
    return longest;
  });
  return () => delays.disable();
}
