import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  failedInBrowser,
  failedUnits,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts';
import { installChromium } from './install-chromium.ts';
import { builtClient } from './web-build.ts';

/** `failures` has a text for each failed test; they are printed again at the end of the log. */
type Counts = { passed: number; failed: number; failures: string[] };

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

function run(command: string, ...options: string[]): boolean {
  return spawnSync(command, options, { stdio: 'inherit' }).status === 0;
}

function readReport<T>(name: string): T | undefined {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A run that failed outside of a test counts as one failure, so that it does not look like success. */
function counted(name: string, ok: boolean, counts: Counts | undefined): Counts {
  const unexplained = [`FAILED ${name}, outside of a test: see what it printed above`];
  if (!counts) return { passed: 0, failed: 1, failures: unexplained };
  if (ok || counts.failed > 0) return counts;
  return {
    ...counts,
    failed: 1,
    failures: counts.failures.length > 0 ? counts.failures : unexplained,
  };
}

function checks(): Counts {
  return command('npm run check', 'check');
}

/** A command of ours that passes or fails as a whole counts as one test. */
function command(name: string, ...options: string[]): Counts {
  const ok = run(process.execPath, 'scripts/run.mjs', ...options);
  return counted(name, ok, ok ? { passed: 1, failed: 0, failures: [] } : undefined);
}

function unitAndApi(): Counts {
  const file = `${reports}/vitest.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run('vitest', 'run', ...reporters);
  const report = readReport<VitestReport>('vitest');
  const counts = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: failedUnits(report),
  };
  return counted('vitest', ok, counts);
}

/** The quick benchmark, only to see that every measured job still works: figures are not judged. */
function benchmark(): Counts {
  return command('npm run bench -- --quick', '../bench/run', '--quick');
}

async function inTheBrowser(): Promise<Counts> {
  installChromium();
  builtClient();
  const ok = run('playwright', 'test');
  const report = readReport<PlaywrightReport>('e2e');
  const counts = report && {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    failures: failedInBrowser(report),
  };
  return counted('playwright', ok, counts);
}

const results = [checks(), unitAndApi(), await inTheBrowser(), benchmark()];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
for (const failure of results.flatMap(({ failures }) => failures)) console.log(failure);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
