/**
 * A spreadsheet program runs a cell that begins like a formula: `=HYPERLINK(…)` as somebody's name
 * would run on the computer of the administrator who exports it. An apostrophe makes it text. Text
 * with an apostrophe before a formula gets another one, so that reading removes what writing added.
 */
const formula = /^'*[=+\-@\t\r]/;

export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** `#N/A`, `#REF!`, `#NAME?`, `#DIV/0!`: what spreadsheet programs show where a formula failed. */
export const isFormulaError = (text: string): boolean =>
  /^#(?:N\/A|NAME\?|[A-Z]+(?:\/0)?!)$/.test(text);

/** What we read where the file has a formula and no result. No program shows it. */
export const missingResult = '#FORMULA!';

/** The reverse of `escapeFormula`. Other programs' files escape formulas the same way. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
