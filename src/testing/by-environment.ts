import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of one environment after another: a worker is only used again for the next file if that one
 * wants the same, and a new worker loads every module anew.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const named = sorted.map((file) => ({ file, environment: environmentOf(file.moduleId) }));
    const groups = Object.groupBy(named, ({ environment }) => environment);
    return Object.values(groups).flatMap((group = []) => group.map(({ file }) => file));
  }
}

/** As the file's first line says; else Node's. */
function environmentOf(file: string): string {
  const [, name = 'node'] = /@vitest-environment (\S+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return name;
}
