import type { Plugin } from 'vite';
import { type Edit, edited, isNode, type Node, nameOf, visit } from './syntax.ts';

/**
 * i18next comes in one file, with what fetches texts, guesses languages and copies itself. We give
 * it the texts and name the language of each call, so browsers get it without the methods below and
 * without its log; src/messages/slim-i18next.test.ts compares what it says.
 */
const unused = [
  ...['constructor', 'queueLoad', 'loaded', 'read', 'prepareLoading', 'load', 'reload', 'loadOne']
    .concat('saveMissing')
    .map((method) => `Connector.${method}`),
  ...['reloadResources', 'use', 'hydrate', 'getFixedT', 'setDefaultNamespace', 'cloneInstance']
    .concat('hasLoadedNamespace', 'loadNamespaces', 'loadLanguages', 'dir', 'toJSON')
    .map((method) => `I18n.${method}`),
  'Interpolator.nest',
  'Translator.getUsedParamsDetails',
];

export function slimI18next(): Plugin {
  return {
    name: 'slim-i18next',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code, id) => slim(id, code),
    },
  };
}

export function slim(file: string, code: string): string {
  const edits: Edit[] = [];
  const emptied = new Map<Node, string>();
  visit(file, code, (node, above) => {
    if (above.some((one) => emptied.has(one))) return;
    const { start, end } = node;
    const method = methodOf(node, above);
    if (unused.includes(method)) {
      emptied.set(node, method);
      const name = nameOf(node.key);
      // Some are bound to their object, although nobody calls them then.
      edits.push({ start, end, text: name === 'constructor' ? '' : `${name}() {}` });
    }
    if (isLogging(node, code)) edits.push({ start, end, text: 'undefined' });
  });
  const missing = unused.filter((method) => ![...emptied.values()].includes(method));
  if (missing.length > 0) throw new Error(`i18next has no ${missing.join(', ')}`);
  return edited(code, edits);
}

/** `Class.method` */
function methodOf(node: Node, above: readonly Node[]): string {
  const place = above.findLast(({ type }) => type === 'ClassDeclaration');
  return node.type === 'MethodDefinition' ? `${nameOf(place?.id)}.${nameOf(node.key)}` : '';
}

const isLogging = ({ type, callee }: Node, code: string): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  /logger\.(log|warn|error|deprecate)$/i.test(code.slice(callee.start, callee.end));
