import { globSync, readFileSync, statSync } from 'node:fs';

export type Step = { instruction: string; rest: string };
export type Stage = { name: string; base: string; steps: Step[] };

/** The stages of a Dockerfile with its lines in order: as much of the language as ours uses. */
export function readDockerfile(path = 'Dockerfile'): Stage[] {
  const lines = readFileSync(path, 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (instruction === 'ARG' && stages.length === 0) continue;
    const [, base, name] = instruction === 'FROM' ? (/^(\S+) AS (\S+)$/.exec(rest) ?? []) : [];
    if (base && name) stages.push({ name, base, steps: [] });
    else if (known.has(instruction) && stages.length > 0)
      stages.at(-1)?.steps.push({ instruction, rest });
    else throw new Error(`The Dockerfile has a line that its test cannot read: ${line}`);
  }
  return stages;
}

const known = new Set('COPY RUN WORKDIR ENV USER EXPOSE HEALTHCHECK CMD'.split(' '));

/** What a COPY takes, from which stage if any, and where to. */
export function copyOf(rest: string) {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(rest) ?? [];
  const sources = paths.split(' ');
  return { from, sources, target: sources.pop() ?? '' };
}

/** The command of a line in its list form; nothing else gets signals, or is free of a shell. */
export function commandOf(rest: string): string[] {
  const list: unknown = JSON.parse(rest.replace(/^.*?CMD /, ''));
  if (!Array.isArray(list)) throw new Error(`Not a list: ${rest}`);
  return list.map(String);
}

/** The files of this checkout that `.dockerignore` lets a build see. */
export function filesInContext(): string[] {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  const ignored = rules.filter((rule) => !rule.startsWith('!') && rule !== '*');
  return globSync(
    allowed.flatMap((path) => [path, `${path}/**`]),
    { exclude: ignored.flatMap((path) => [path, `${path}/**`]) },
  ).filter((path) => statSync(path).isFile());
}
