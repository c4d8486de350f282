import { parseSync } from 'vite';

/** A part of a source file, as the parser names it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

export const lineOf = ({ start }: Node, source: string) =>
  source.slice(0, start).split('\n').length;

/** What stands in a file, one after the other. */
export const statementsIn = (file: string, source: string): Node[] =>
  nodesIn(parseSync(file, source).program.body);

/** The constants that a statement makes. */
export function constantsOf(statement: Node): Node[] {
  const declared = statement.type.startsWith('Export')
    ? nodesIn(statement.declaration)
    : [statement];
  return declared.flatMap(({ type, declarations }) =>
    type === 'VariableDeclaration' ? nodesIn(declarations) : [],
  );
}

/** The function that is called by its name. */
export const calleeOf = ({ callee }: Node): string => nameOf(callee);

export const nameOf = (value: unknown): string => {
  const name = isNode(value) ? value.name : undefined;
  return typeof name === 'string' ? name : '';
};

export type Edit = { start: number; end: number; text: string };

/** A source with some of its places written anew. */
export const edited = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      source,
    );

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
