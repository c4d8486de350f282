import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  calleeOf,
  constantsOf,
  type Edit,
  edited,
  isNode,
  type Node,
  nameOf,
  nodesIn,
  statementsIn,
  visit,
} from './syntax.ts';

/**
 * Bundlers move files as a whole: whoever says one text of a section would carry all of it, and the
 * start whatever its last dialog says. So each file of the client gets copies of the texts
 * that it names, and none of their neighbours.
 */
export function slimImports(): Plugin {
  return {
    name: 'slim-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(web|contract|messages)\/.*\.tsx?$/ },
      handler: (code, id) => withOwnCopies(id, code),
    },
  };
}

export function withOwnCopies(file: string, code: string): string {
  const imports = statementsIn(file, code)
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind === 'value')
    .filter((statement) => isCopied.test(addressOf(statement, file)));
  if (imports.length === 0) return code;
  const uses = usesIn(file, code);
  const edits = imports.flatMap((statement) => {
    const constants = constantsIn(addressOf(statement, file));
    return copiedFor(statement, { constants, uses, code });
  });
  if (edits.length === 0) return code;
  return `import { defineMessages as ownDefineMessages } from '#messages/message.ts';\n${edited(code, edits)}`;
}

const isCopied = /\/src\/messages\/[\w-]+\.ts$/;

type Known = { constants: ReadonlyMap<string, Constant>; uses: Uses; code: string };

/** An import without what its file now has of its own. */
function copiedFor(statement: Node, { constants, uses, code }: Known): Edit[] {
  const own: string[] = [];
  const left: string[] = [];
  for (const specifier of nodesIn(statement.specifiers)) {
    const constant = constants.get(nameOf(specifier.imported));
    const copy = constant && specifier.importKind === 'value' && copyOf(constant, specifier, uses);
    if (copy) own.push(copy);
    else left.push(code.slice(specifier.start, specifier.end));
  }
  if (own.length === 0) return [];
  const rest =
    left.length > 0 ? `import { ${left.join(', ')} } from '${sourceOf(statement)}';` : '';
  return [{ start: statement.start, end: statement.end, text: [rest, ...own].join('\n') }];
}

const sourceOf = ({ source }: Node) => (isNode(source) ? String(source.value) : '');

const root = fileURLToPath(new URL('../src', import.meta.url));

function addressOf(statement: Node, file: string): string {
  const from = sourceOf(statement);
  return from.startsWith('#') ? join(root, from.slice(1)) : join(dirname(file), from);
}

type Constant = { value: Node; source: string };

/** Read once in each build, which is a process of its own. */
const known = new Map<string, Map<string, Constant>>();

function constantsIn(file: string): Map<string, Constant> {
  const before = known.get(file);
  if (before) return before;
  const source = readFileSync(file, 'utf8');
  const constants = new Map(
    statementsIn(file, source)
      .flatMap(constantsOf)
      .flatMap(({ id, init }) => nodesIn(init).map((value) => [nameOf(id), { value, source }])),
  );
  known.set(file, constants);
  return constants;
}

/** None of what is more than texts or a call, and none where the file takes a section as a whole. */
function copyOf({ value, source }: Constant, specifier: Node, uses: Uses): string | undefined {
  const local = nameOf(specifier.local);
  const written = (parts: readonly Node[]) =>
    parts.map(({ start, end }) => source.slice(start, end)).join(', ');

  if (calleeOf(value) !== 'defineMessages') return;
  const { properties, isTakenWhole } = uses.get(local) ?? noUse;
  const [section, wordings] = nodesIn(value.arguments);
  const parts = nodesIn(wordings?.properties).filter(({ key }) => properties.has(nameOf(key)));
  const isAllThere = parts.length === properties.size && parts.every(isLiteral);
  if (isTakenWhole || !section || !isAllThere) return;
  return `const ${local} = ownDefineMessages(${written([section])}, { ${written(parts)} });`;
}

/** That stands for itself, wherever it is put. */
function isLiteral({ type, value, properties, elements, expressions }: Node): boolean {
  if (type === 'Property') return isNode(value) && isLiteral(value);
  const parts = [properties, elements, expressions].flatMap(nodesIn);
  return (
    /^(Literal|(Object|Array)Expression|TemplateLiteral)$/.test(type) && parts.every(isLiteral)
  );
}

/** What a file reads of each thing that it has a name for. */
type Use = { properties: Set<string>; isTakenWhole: boolean };
type Uses = ReadonlyMap<string, Use>;

const noUse: Use = { properties: new Set(), isTakenWhole: false };

function usesIn(file: string, code: string): Uses {
  const uses = new Map<string, Use>();
  visit(file, code, (node, above) => {
    const place = above.at(-1);
    if (node.type !== 'Identifier' || !place) return;
    if (/^(ImportSpecifier|TS\w+)$/.test(place.type) || isNameOfProperty(node, place)) return;
    const use = uses.get(nameOf(node)) ?? { properties: new Set(), isTakenWhole: false };
    uses.set(nameOf(node), use);
    if (place.type === 'MemberExpression' && !place.computed) {
      use.properties.add(nameOf(place.property));
    } else {
      use.isTakenWhole = true;
    }
  });
  return uses;
}

/** `one.name` and `{ name: one }` only share the name. */
const isNameOfProperty = (node: Node, { property, key, shorthand, computed }: Node) =>
  !computed && !shorthand && (property === node || key === node);
