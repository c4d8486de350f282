import { parseSync } from 'vite';

/** A part of a source file, as the parser names it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const lineOf = ({ start }: Node, source: string) =>
  source.slice(0, start).split('\n').length;

/** Every part of a file, each with those that it stands in. */
export function visit(
  file: string,
  source: string,
  see: (node: Node, above: readonly Node[]) => void,
) {
  const look = (value: unknown, above: readonly Node[]) => {
    if (Array.isArray(value)) for (const one of value) look(one, above);
    if (!isNode(value)) return;
    see(value, above);
    for (const part of Object.values(value)) look(part, [...above, value]);
  };
  look(parseSync(file, source).program, []);
}
