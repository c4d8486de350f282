import { UnreadableFile } from './problem.ts';

/** A comment, or a sheet in the list of them, whatever the prefix of its namespace. */
const listed =
  /<!--[\s\S]*?-->|<(?:[\w.-]+:)?sheet(\s(?:"[^"]*"|'[^']*'|[^"'<>])*)>(?:\s*<\/(?:[\w.-]+:)?sheet\s*>)?/g;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The text of `xl/workbook.xml` with no sheet in its list but the first visible one, so that the
 * library reads no other. Hidden sheets hold the choices of drop-down lists, or what somebody put
 * aside: whoever brings the file does not see that they are there.
 */
export function onlyVisibleSheet(workbook: string): { workbook: string; sheets: number } {
  let sheets = 0;
  let isFound = false;
  const shortened = workbook.replace(listed, (element, attributes?: string) => {
    if (attributes === undefined) return '';
    sheets += 1;
    if (isFound || isHidden(attributes)) return '';
    isFound = true;
    return element;
  });
  if (sheets > 0 && !isFound) throw new UnreadableFile('allSheetsHidden');
  return { workbook: shortened, sheets };
}

/** `hidden`, or `veryHidden`, which Excel's own menu does not offer to show. */
function isHidden(attributes: string): boolean {
  const state = [...attributes.matchAll(attribute)].find(([, name]) => name === 'state');
  return state !== undefined && (state[2] ?? state[3]) !== 'visible';
}
