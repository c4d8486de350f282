import { parseSync } from 'vite';

/** A node of the parser's syntax tree. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const lineOf = ({ start }: Node, source: string) =>
  source.slice(0, start).split('\n').length;

/** Calls `see` for every node of a file, with the nodes above it. */
export function visit(
  file: string,
  source: string,
  see: (node: Node, above: readonly Node[]) => void,
) {
  const walk = (value: unknown, above: readonly Node[]) => {
    if (Array.isArray(value)) for (const item of value) walk(item, above);
    if (!isNode(value)) return;
    see(value, above);
    for (const part of Object.values(value)) walk(part, [...above, value]);
  };
  walk(parseSync(file, source).program, []);
}
