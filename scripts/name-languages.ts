import { globSync, readFileSync } from 'node:fs';
import { isNode, lineOf, type Node, visit } from './syntax.ts';

/**
 * `attr('aria-label', …)` gives an element a name and the `lang` of that name, which then applies to
 * everything in the element. So such an element may only hold texts that are marked with their own
 * language; a list or a form is named by `useHiddenLabel` instead.
 *
 *     node scripts/name-languages.ts
 */
const isCallOf = (name: string, node: unknown): node is Node =>
  isNode(node) &&
  node.type === 'CallExpression' &&
  isNode(node.callee) &&
  node.callee.name === name;

/** Without the parentheses around it, which the parser keeps. */
const bare = (node: unknown): unknown =>
  isNode(node) && node.type === 'ParenthesizedExpression' ? bare(node.expression) : node;

const partsOf = (node: unknown, part: string): readonly unknown[] => {
  const value = isNode(node) ? node[part] : undefined;
  return Array.isArray(value) ? value : [value];
};

/** `fullName(seen, name)` is `attr('aria-label', …)` for a control with words on it. */
const isNaming = (node: unknown): node is Node =>
  isCallOf('attr', node) || isCallOf('fullName', node);

/** `{...attr(…)}`, or `{...(isNamed && attr(…))}`. */
function attrIn({ type, argument }: Node): Node | undefined {
  if (type !== 'JSXSpreadAttribute') return undefined;
  const whole = bare(argument);
  const value = isNode(whole) && whole.type === 'LogicalExpression' ? whole.right : whole;
  return isNaming(value) ? value : undefined;
}

/** Whether the name is that of an element with contents; an option with a `label` has none. */
function isNamed(opening: Node): boolean {
  return partsOf(opening, 'attributes').some((attribute) => {
    const naming = isNode(attribute) ? attrIn(attribute) : undefined;
    if (isCallOf('fullName', naming)) return true;
    const [name] = partsOf(naming, 'arguments');
    return isNode(name) && (name.value === 'aria-label' || name.value === 'title');
  });
}

/** Whether a part has no text, or is marked with its own language. */
function isMarked(part: unknown): boolean {
  const node = bare(part);
  if (!isNode(node)) return true;
  switch (node.type) {
    case 'JSXText':
      return !/\p{L}/u.test(String(node.value));
    case 'JSXExpressionContainer':
      return isMarked(node.expression);
    case 'JSXEmptyExpression':
    case 'Literal':
      return true;
    case 'LogicalExpression':
      return isMarked(node.right) && (node.operator === '&&' || isMarked(node.left));
    case 'ConditionalExpression':
      return isMarked(node.consequent) && isMarked(node.alternate);
    case 'JSXElement':
      return isMarkedElement(node);
    default:
      return isCallOf('t', node);
  }
}

function isMarkedElement(element: Node): boolean {
  const [opening] = partsOf(element, 'openingElement');
  const [tag] = partsOf(opening, 'name');
  const name = isNode(tag) ? String(tag.name) : '';
  const attributes = partsOf(opening, 'attributes').map((part) => partsOf(part, 'name')[0]);
  if (attributes.some((name) => isNode(name) && /^(lang|aria-hidden)$/.test(String(name.name))))
    return true;
  if (/^\p{Lu}/u.test(name)) return name === 'Icon';
  return partsOf(element, 'children').every(isMarked);
}

export function wrongNamesIn(file: string, source: string): string[] {
  const wrong: string[] = [];
  visit(file, source, (node, above) => {
    const place = `${file}:${lineOf(node, source)}`;
    if (isNaming(node) && !above.slice(-3).some((parent) => attrIn(parent) === node)) {
      wrong.push(`${place} keeps attr(…) for later: it belongs into the element that it names.`);
    }
    if (node.type !== 'JSXElement') return;
    const [opening] = partsOf(node, 'openingElement');
    if (!isNode(opening) || !isNamed(opening)) return;
    if (partsOf(node, 'children').every(isMarked)) return;
    wrong.push(
      `${place} brings the language of its name to what is in it: useHiddenLabel does not.`,
    );
  });
  return wrong;
}

export function allWrongNames(): string[] {
  return globSync('src/web/**/*.tsx')
    .filter((file) => !/\.test(-support)?\.tsx$/.test(file))
    .flatMap((file) => wrongNamesIn(file, readFileSync(file, 'utf8')));
}

if (import.meta.main) {
  const wrong = allWrongNames();
  for (const line of wrong) console.error(line);
  console.log(`names: ${wrong.length} that bring their language to more than themselves`);
  if (wrong.length > 0) process.exitCode = 1;
}
