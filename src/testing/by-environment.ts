import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts the test files by environment: a worker is reused for the next file only if that needs the
 * same environment, and a new worker loads every module again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const named = sorted.map((file) => ({ file, environment: environmentOf(file.moduleId) }));
    const groups = Object.groupBy(named, ({ environment }) => environment);
    return Object.values(groups).flatMap((group = []) => group.map(({ file }) => file));
  }
}

/** The environment that the file's first line names; else Node's. */
function environmentOf(file: string): string {
  const [, name = 'node'] = /@vitest-environment (\S+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return name;
}
