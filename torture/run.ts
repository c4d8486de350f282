import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkout } from '../scripts/serve.ts';
import { isIsolated, runIsolated } from './cluster/isolated.ts';
import { installPackages } from './cluster/packages.ts';
import { type Effort, type Finding, type Part, Skipped } from './part.ts';
import { clock } from './parts/clock.ts';
import { cluster } from './parts/cluster.ts';
import { disk } from './parts/disk.ts';
import { kill } from './parts/kill.ts';
import { gone, hang } from './parts/outage.ts';
import { rolling } from './parts/rolling.ts';
import { sigterm } from './parts/sigterm.ts';
import { slow } from './parts/slow.ts';
import { smtp } from './parts/smtp.ts';
import { soak } from './parts/soak.ts';
import { type Result, writeReport } from './report.ts';

/** Run unless others are named. */
const faults = [kill, gone, hang, smtp, disk, slow, clock, sigterm, rolling];
const parts: readonly Part[] = [...faults, soak, cluster];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Everything smaller: to see that the parts work, rather than the product. */
    quick: { type: 'boolean', default: false },
    /** The soak as well. */
    soak: { type: 'boolean', default: false },
    /** How long the soak takes. */
    minutes: { type: 'string', default: '30' },
    'smtp-minutes': { type: 'string', default: '10' },
    report: { type: 'string', default: join(checkout, 'docs/torture.md') },
  },
});

const effort: Effort = options.quick
  ? { isQuick: true, kills: 4, seconds: 8, smtpMinutes: 0.2, requests: 500, soakMinutes: 1 }
  : {
      isQuick: false,
      kills: 50,
      seconds: 30,
      smtpMinutes: Number(options['smtp-minutes']),
      requests: 5_000,
      soakMinutes: Number(options.minutes),
    };

const names = parts.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no part ${unknown}: ${names.join(', ')}`);
  process.exit(1);
}
const chosen = parts.filter(({ name }) => positionals.includes(name));
if (chosen.length === 0) chosen.push(...faults);
if (options.soak) chosen.push(soak);

if (chosen.includes(cluster) && !isIsolated()) {
  installPackages(console.log);
  const code = runIsolated();
  if (code !== undefined) process.exit(code);
}

let isBroken = false;
for (const part of new Set(chosen)) {
  const result = await runPart(part);
  isBroken ||= Boolean(result.failure) || result.findings.some(({ kept }) => kept === false);
  writeReport(options.report, names, [result]);
}
process.exit(isBroken ? 1 : 0);

async function runPart(part: Part): Promise<Result> {
  console.log(`\n${part.title}\n${part.about(effort)}`);
  const begun = performance.now();
  const minutes = () => (performance.now() - begun) / 60_000;
  const note = (line: string) => console.log(`  ${minutes().toFixed(1)} min: ${line}`);
  const opened = new AsyncDisposableStack();
  const interrupted = () => void opened.disposeAsync().finally(() => process.exit(1));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  let findings: Finding[] = [];
  const outcome: Pick<Result, 'failure' | 'skipped'> = {};
  try {
    findings = await Promise.race([part.run({ effort, opened, note }), tooLong(part)]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof Skipped) outcome.skipped = why;
    else outcome.failure = why;
    console.log(`  ${why}`);
  } finally {
    await opened.disposeAsync().catch((error) => console.error(error));
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
  for (const { promise, found, kept } of findings) {
    const verdict = kept === undefined ? ' ' : kept ? '✓' : '✗';
    console.log(`  ${verdict} ${promise}: ${found}`);
  }
  return { part, effort, minutes: minutes(), findings, ...outcome };
}

async function tooLong({ limit }: Part): Promise<never> {
  const minutes = limit(effort);
  await delay(minutes * 60_000, undefined, { ref: false });
  throw new Error(`given up after ${minutes} minutes`);
}
