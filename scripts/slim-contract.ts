import { type Plugin, parseSync } from 'vite';

/**
 * What of the contract the browser never looks at: who may, what is checked, how it is documented.
 * The server has the last word on all of it, and a first visit is a tenth smaller without.
 */
const forServer = new Set([
  ...['summary', 'params', 'query', 'body', 'reply', 'allow', 'status', 'repeated', 'limit'],
  'editing',
]);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler: (code, id) => slim(id, code),
    },
  };
}

/** Endpoints keep what a caller needs, and a schema that nobody refers to any more can be dropped. */
export function slim(file: string, code: string): string {
  const statements = nodesIn(parseSync(file, code).program.body);
  const edits = statements.flatMap(constantsOf).flatMap(({ init }) => {
    const value = nodesIn(init)[0];
    if (value?.type !== 'CallExpression') return [];
    const [callee] = nodesIn(value.callee);
    return callee?.name === 'endpoint' ? strippedFrom(value) : [madeOnlyIfUsed(value, code)];
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}

function constantsOf(statement: Node): Node[] {
  const declared = statement.type.startsWith('Export')
    ? nodesIn(statement.declaration)
    : [statement];
  return declared.flatMap(({ type, declarations }) =>
    type === 'VariableDeclaration' ? nodesIn(declarations) : [],
  );
}

function strippedFrom(call: Node): Edit[] {
  const [definition] = nodesIn(call.arguments);
  return nodesIn(definition?.properties)
    .filter(({ key }) => forServer.has(String(nodesIn(key)[0]?.name)))
    .map(({ start, end }) => ({ start, end, text: '...{}' }));
}

const madeOnlyIfUsed = ({ start, end }: Node, code: string): Edit => ({
  start,
  end,
  text: `/* @__PURE__ */ (() => ${code.slice(start, end)})()`,
});
