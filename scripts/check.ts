import { spawnSync } from 'node:child_process';

/** Every check that does not run the product. A failed one does not stop the others. */
const checks = [
  ['types', 'tsc', ['--noEmit', '-p', '.']],
  ['lint, format, cycles, lengths', 'biome', ['check', '--error-on-warnings', '.']],
  ['import rules and owners', process.execPath, ['scripts/run.mjs', 'architecture']],
  ['texts in the catalogue', process.execPath, ['scripts/literals.ts']],
  ['languages of names', process.execPath, ['scripts/name-languages.ts']],
  ['dead exports and dependencies', 'knip', []],
  ['secrets', 'secretlint', ['--maskSecrets', '**/*']],
  ['one registry, integrity of packages', process.execPath, ['scripts/run.mjs', 'check-lockfile']],
  [
    'notices of third parties',
    process.execPath,
    ['scripts/run.mjs', 'third-party-notices', '--check'],
  ],
  ['Dockerfile', 'dockerfile-utils', ['lint', 'Dockerfile']],
] as const;

const failed = checks.filter(([name, command, options]) => {
  const { status } = spawnSync(command, options, { stdio: 'inherit' });
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
