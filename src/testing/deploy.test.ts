import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { commandOf, copyOf, filesInContext, readDockerfile } from '../../scripts/dockerfile.ts';
import { problemsOf, readLockfile } from '../../scripts/lockfile.ts';

const stages = readDockerfile();
const stepsOf = (name: string) => stages.find((stage) => stage.name === name)?.steps ?? [];
const context = filesInContext();

test('every COPY of the Dockerfile finds its sources in what .dockerignore lets through', () => {
  const sources = stages
    .flatMap(({ steps }) => steps)
    .filter(({ instruction }) => instruction === 'COPY')
    .map(({ rest }) => copyOf(rest))
    .filter(({ from }) => from === undefined)
    .flatMap(({ sources }) => sources);
  const missing = sources.filter(
    (source) => !context.some((file) => file === source || file.startsWith(`${source}/`)),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('no setting, data, test or file of a developer gets into the image', () => {
  expect(
    context.filter((file) => /(^|\/)\.env|\.test\.|test-support|^(data|e2e|bench)\//.test(file)),
  ).toEqual([]);
  expect(context).toContain('src/server/start.ts');
});

test('the image starts as npm start does, by a user without rights, with production’s packages', () => {
  const image = stepsOf('image');
  const user = image.findLastIndex(({ instruction }) => instruction === 'USER');
  expect(image[user]?.rest).toBe('node');
  expect(image.slice(user).filter(({ instruction }) => instruction === 'RUN')).toEqual([]);
  const command = commandOf(image.find(({ instruction }) => instruction === 'CMD')?.rest ?? '');
  expect(command.join(' ')).toBe(packageJson.scripts.start);
  const [installed] = stepsOf('dependencies').filter(({ instruction }) => instruction === 'RUN');
  expect(installed?.rest).toMatch(/^npm ci --omit=dev/);
  expect(image.some(({ rest }) => rest.startsWith('--from=dependencies'))).toBe(true);
  expect(Object.keys(packageJson.dependencies)).not.toContain('vite');
});

test('systemd accepts the unit, where there is systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-unit-'));
  const unit = readFileSync('deploy/stepwise.service', 'utf8');
  const path = join(folder, 'stepwise.service');
  // With paths of this checkout: verify looks whether the program is there.
  writeFileSync(path, unit.replaceAll('/srv/stepwise', process.cwd()));
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(error ? '' : stderr.split('\n').filter((line) => line.includes('stepwise'))).toHaveLength(
    0,
  );
});

test('the alerts ask for figures that there are, where promtool can read them', () => {
  const rules = readFileSync('deploy/prometheus-rules.yml', 'utf8');
  const operations = readFileSync('docs/operations.md', 'utf8');
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts.filter((name) => !operations.includes(`**${name}**`))).toEqual([]);
  const code = ['database', 'request', 'work', 'process']
    .map((name) => readFileSync(`src/server/platform/metrics/${name}-metrics.ts`, 'utf8'))
    .join('\n');
  const figures = [...rules.matchAll(/\b(stepwise|nodejs|process)_\w+/g)].map(([name]) => name);
  expect(figures.filter((name) => !code.includes(name.replace(/_bucket$/, '')))).toEqual([]);
  const { error, stdout } = spawnSync(
    'promtool',
    ['check', 'rules', 'deploy/prometheus-rules.yml'],
    {
      encoding: 'utf8',
    },
  );
  if (!error) expect(stdout).toContain(`SUCCESS: ${alerts.length} rules`);
});

test('the lock file names no host, and every package has a hash; another is noticed', () => {
  expect(existsSync('package-lock.json')).toBe(true);
  expect(problemsOf(readLockfile())).toEqual([]);
  expect(
    problemsOf({
      '': {},
      'node_modules/a': { resolved: 'https://elsewhere.example/a.tgz', integrity: 'sha512-x' },
      'node_modules/b': { integrity: 'sha1-x' },
      'node_modules/c': {},
    }),
  ).toHaveLength(3);
});
