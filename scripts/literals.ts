import { globSync, readFileSync } from 'node:fs';
import { isNode, lineOf, type Node, visit } from './syntax.ts';

/**
 * Every text a person reads stands in src/messages, where it can be translated: a literal with prose
 * anywhere else is an error. Prose is recognised by its look, so literals that only look like it
 * are told apart by where they stand.
 *
 *     node scripts/literals.ts [folder…]
 */
type Found = { file: string; line: number; text: string };

/** Files without texts for users, only for developers and operators: logs, settings, protocols. */
const forMachines =
  /\.test\.tsx?$|\.test-support\.tsx?$|\/migrations\/|\/schema\/|^src\/(messages|demo|testing|web\/gallery)\/|\/features\/(docs|backups)\/|\/dev-mail\/example-(mails|notices)\.ts$|\/lib\/(embedded-postgres|pusher-protocol|tar)\/|\/platform\/(live|jobs|metrics|settings|webhook)\b/;

/** Headers of files, which are the same in every language, so that an import recognises an export. */
const columnsOfFiles =
  /\/(imports\/read\/(file-words|problem-header|row-values)|exports\/(columns|exported-lists|exported-figures)|contract\/\w+\/(organisation|person|subscription)-fields)\.ts$/;

/** Proper names, which are the same everywhere. */
const namesOfBrowsers = /\/my-account\/browser-name\.ts$/;

const exempt = [forMachines, columnsOfFiles, namesOfBrowsers];

/** Two words, or one that begins a sentence. */
const looksLikeProse = (text: string) =>
  /\p{L}[,;:.!?’”)]? [“(]?\p{L}/u.test(text) || /^[“(]?\p{Lu}\p{Ll}+([.…!?]|$)/u.test(text);

/** Attributes that are always shown or announced. */
const shownAttributes =
  /^(label|title|alt|placeholder|legend|heading|hint|aria-(label|description|roledescription|valuetext))$/;

const unseenAttributes = /^(className|d|style|rel|media|accept|content|to|href|aria-keyshortcuts)$/;

/** Not for people: names of keys and events, classes, selectors, media types, styles, headers. */
const notForPeople = [
  /^(Enter|Escape|Tab|Home|End|Backspace|Delete|Arrow(Up|Down|Left|Right)|Page(Up|Down)|Alt\+.*)$/,
  /^(\(prefers-.*|button button-.*|(button|input)\b.*, (select|a)\b.*|M\d.*|font-family:.*)$/,
  // Headers and what stands in them.
  /^[A-Z]\w*(-[A-Z]\w*)+$|^Sec-|^Bearer|^Secure$|; charset=|^(inline|attachment);|^(public|private|sandbox)[,;]|^Cookie, /,
  // How rows are locked, and how parts of a PDF are tagged.
  /^(no key update|key share)$|^(Artifact|Block|Document|Figure|Layout|Link)$/,
  /^(Stepwise|Stripe|Webhook Handled|Pacific\/Auckland)$/,
];

/** Calls whose texts are for those who run or build the product. */
const forOperators =
  /^(Error|super|lazyScreen|noteFault|TypeError|RangeError|ThreadUnavailableError|sql|console|log|note|info|warn|error|debug|fatal|print|RegExp|querySelector(All)?|closest|matches|Intl|test|execute|query|raw|split|startsWith|includes|replace(All)?)$/;

function calleeOf(node: Node): string {
  const callee = node.type === 'TaggedTemplateExpression' ? node.tag : node.callee;
  if (!isNode(callee)) return '';
  if (callee.type === 'Super') return 'super';
  if (callee.type === 'Identifier') return String(callee.name);
  return isNode(callee.property) ? String(callee.property.name) : '';
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((part) => part.value.cooked).join('…');
}

const innocentParents =
  /^(Import|Export(Named|All)|TS(Literal|External|Enum)|SwitchCase|MemberExpression)/;

/** Nodes that pass a word on unchanged to where it is shown: `isOn ? 'open' : 'closed'`. */
const passing = /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|Parenthesized)/;

/** Whether even a single word here is shown or announced as it is. */
function isShown(text: string, above: readonly Node[]): boolean {
  const [place, ...between] = above.slice(above.findLastIndex(({ type }) => !passing.test(type)));
  if (!place || !/\p{L}/u.test(text)) return false;
  if (place.type === 'JSXAttribute') return shownAttributes.test(attributeOf(place));
  return between.length > 0 && /^JSX(Element|Fragment)$/.test(place.type);
}

const attributeOf = ({ name }: Node) => (isNode(name) ? String(name.name) : '');

function isProse(node: Node, text: string, above: readonly Node[]): boolean {
  const parent = above.at(-1);
  if (node.type === 'JSXText') return /\p{L}/u.test(text);
  if (!parent || innocentParents.test(parent.type)) return false;
  // Compared with something, unless it is added to it.
  if (parent.type === 'BinaryExpression' && parent.operator !== '+') return false;
  if (parent.type === 'Property' && parent.key === node) return false;
  if (isShown(text, above)) return true;
  if (parent.type === 'JSXAttribute' && unseenAttributes.test(attributeOf(parent))) return false;
  if (notForPeople.some((look) => look.test(text))) return false;
  if (above.some((node) => isForOperators(node))) return false;
  return looksLikeProse(text.replace(/<style>.*?<\/style>|<[^>]*>|…/gs, ''));
}

function isForOperators(node: Node): boolean {
  if (node.type === 'AssignmentExpression' && isNode(node.left)) {
    return isNode(node.left.property) && node.left.property.name === 'name';
  }
  if (node.type === 'ThrowStatement' && isNode(node.argument)) {
    return calleeOf(node.argument) === 'Error';
  }
  if (node.type === 'Property' && isNode(node.key)) {
    return /^(summary|className|queryKey|mutationKey|[A-Z_]{4,})$/.test(String(node.key.name));
  }
  if (node.type === 'JSXAttribute' && isNode(node.name)) {
    return /^(className|style)$/.test(String(node.name.name));
  }
  return (
    /^(Call|New|TaggedTemplate)Expression$/.test(node.type) && forOperators.test(calleeOf(node))
  );
}

/** Text in index.html, which readers of every language get. */
function literalsInIndexPage(): Found[] {
  const [, body = ''] = readFileSync('index.html', 'utf8').split('<body>');
  const text = body.replace(/<[^>]*>/g, '').trim();
  return /\p{L}/u.test(text) ? [{ file: 'index.html', line: 1, text }] : [];
}

export function literalsIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  visit(file, source, (node, above) => {
    const text = textOf(node);
    if (text === null || !isProse(node, text, above)) return;
    found.push({ file, line: lineOf(node, source), text: text.replace(/\s+/g, ' ').trim() });
  });
  return found;
}

export function findAllLiterals(folders: readonly string[] = ['src']): Found[] {
  const found = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !exempt.some((files) => files.test(file)))
    .flatMap((file) => literalsIn(file, readFileSync(file, 'utf8')));
  return [...literalsInIndexPage(), ...found];
}

/** Texts that no source file uses, in sections whose texts are used one by one. */
export function unusedTexts(): string[] {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const all = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return globSync('src/messages/**/*.ts').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /const (\w+Messages) = defineMessages\([^{]*\{(.*?)\n\}\)/gs,
      ),
    ].flatMap(([, section = '', body = '']) => {
      const isTakenWhole = new RegExp(
        `\\b${section}(?![\\w.]|,\\n| }| } from| = defineMessages)`,
      ).test(all);
      const names = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
      if (isTakenWhole) return [];
      return names
        .filter((name) => !new RegExp(`\\b${section}\\.${name}\\b`).test(all))
        .map((name) => `${section}.${name}`);
    }),
  );
}

if (import.meta.main) {
  const found = findAllLiterals(process.argv.slice(2).length ? process.argv.slice(2) : undefined);
  for (const { file, line, text } of found) console.log(`${file}:${line} ${text}`);
  console.log(`literals: ${found.length} texts outside src/messages`);
  const unused = unusedTexts();
  for (const key of unused) console.log(`${key} is a text that nothing uses`);
  if (found.length + unused.length > 0) process.exitCode = 1;
}
