import type { Plugin } from 'vite';
import {
  calleeOf,
  constantsOf,
  type Edit,
  edited,
  type Node,
  nameOf,
  nodesIn,
  statementsIn,
} from './syntax.ts';

/**
 * What of the contract the browser never looks at: who may, what is checked, how it is documented.
 * The server has the last word on all of it, and a first visit is a tenth smaller without.
 */
const forServer = new Set([
  'summary',
  'params',
  'query',
  'body',
  'reply',
  'allow',
  'status',
  'repeated',
  'limit',
  'editing',
]);

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

/** Endpoints keep what a caller needs; what nobody refers to any more can be dropped. */
const slim = (file: string, code: string): string =>
  edited(
    code,
    statementsIn(file, code)
      .flatMap(constantsOf)
      .flatMap(({ init }) => nodesIn(init))
      .flatMap((value) => (isEndpoint(value) ? stripped(value) : onlyIfUsed(value, code))),
  );

/** The properties of a call's description that browsers read, or do not. */
export const partsOf = (call: Node, side: 'browser' | 'server'): Node[] =>
  nodesIn(call.arguments)
    .flatMap(({ properties }) => nodesIn(properties))
    .filter(({ key }) => forServer.has(nameOf(key)) === (side === 'server'));

export const isEndpoint = (value: Node) => calleeOf(value) === 'endpoint';

const isPure = '/* @__PURE__ */';

const stripped = (call: Node): Edit[] => [
  { start: call.start, end: call.start, text: `${isPure} ` },
  ...partsOf(call, 'server').map(({ start, end }) => ({ start, end, text: '...{}' })),
];

function onlyIfUsed({ type, start, end }: Node, code: string): Edit[] {
  if (/^(Literal|ArrowFunctionExpression)$/.test(type)) return [];
  return [{ start, end, text: `${isPure} (() => (${code.slice(start, end)}))()` }];
}
