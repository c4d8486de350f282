import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem } from 'node:os';
import type { Effort, Finding, Part } from './part.ts';

export type Result = {
  part: Part;
  effort: Effort;
  minutes: number;
  findings: readonly Finding[];
  /** Why it did not run to its end. */
  failure?: string;
  /** Why it was not run at all. */
  skipped?: string;
};

const head = `# Torture

Written by \`npm run torture\`, part by part: each section says when it was run, and is replaced when it is run again (\`npm run torture -- PART\`). What each part promises is a line; ✓ kept, ✗ broken, – only reported. The machine is shared with other work, so times are upper bounds; at a load of many times its cores, transactions reach their limit, which is a 503 after a good four seconds (023).
`;

/** Writes the sections of these parts, and leaves those of the others as they are. */
export function writeReport(file: string, order: readonly string[], results: readonly Result[]) {
  const sections = existsSync(file) ? readSections(readFileSync(file, 'utf8')) : new Map();
  for (const result of results) sections.set(result.part.name, sectionOf(result));
  const listed = order.flatMap((name) => sections.get(name) ?? []);
  writeFileSync(file, [head, ...listed].join('\n'));
}

const mark = /^<!-- part: ([\w-]+) -->$/m;

function readSections(text: string): Map<string, string> {
  const [, ...pieces] = text.split(mark);
  const sections = new Map<string, string>();
  for (let at = 0; at < pieces.length; at += 2) {
    const name = pieces[at] ?? '';
    sections.set(name, `<!-- part: ${name} -->${(pieces[at + 1] ?? '').trimEnd()}\n`);
  }
  return sections;
}

function sectionOf({ part, effort, minutes, findings, failure, skipped }: Result): string {
  const ran = `Run on ${new Date().toISOString().slice(0, 10)} (${commit()}), ${effort.isQuick ? 'quick form, ' : ''}${minutes.toFixed(1)} minutes, ${machine()}.`;
  const table = findings.map(({ promise, found, kept }) => {
    const verdict = kept === undefined ? '–' : kept ? '✓' : '✗';
    return `| ${promise} | ${found.replaceAll('|', '\\|')} | ${verdict} |`;
  });
  return [
    `<!-- part: ${part.name} -->`,
    `## ${part.title}`,
    '',
    `\`npm run torture -- ${part.name}\`. ${part.about(effort)}`,
    '',
    ...(skipped ? [`Not run here: ${skipped}`, ''] : [ran, '']),
    ...(failure ? [`It did not come to its end: ${failure}`, ''] : []),
    ...(table.length > 0 ? ['| Promise | Found | |', '|---|---|---|', ...table, ''] : []),
  ].join('\n');
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'no git';
  }
}

/** Its load is the average of the last five minutes, as other work may be part of it. */
const machine = () =>
  `${cpus().length} cores at a load of ${loadavg()[1]?.toFixed(0)}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release().split('-')[0]}`;
