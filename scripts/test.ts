import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installChromium } from './install-chromium.ts';
import { builtClient } from './web-build.ts';

type Counts = { passed: number; failed: number };

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

/** A run that ended before it could count counts as one failure: it must not look like success. */
function counted(ok: boolean, counts: Counts | undefined): Counts {
  if (!counts) return { passed: 0, failed: 1 };
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function checks(): Counts {
  return run(process.execPath, 'scripts/run.mjs', 'check')
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

function unitAndApi(): Counts {
  const file = `${reports}/vitest.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run('vitest', 'run', ...reporters);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>('vitest');
  const counts = report && { passed: report.numPassedTests, failed: report.numFailedTests };
  return counted(ok, counts);
}

async function inTheBrowser(): Promise<Counts> {
  installChromium();
  builtClient();
  const ok = run('playwright', 'test');
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    'e2e',
  );
  const counts = report && {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
  };
  return counted(ok, counts);
}

const results = [checks(), unitAndApi(), await inTheBrowser()];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
