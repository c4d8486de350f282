/**
 * A spreadsheet program runs a cell that begins like a formula, whoever typed it: `=HYPERLINK(…)` in
 * somebody's name would run at the desk of the administrator who exports it. An apostrophe before it
 * makes it text. One that is there already gets another, so that reading takes off exactly what
 * writing put on.
 */
const begins = /^'*[=+\-@\t\r]/;

export const escapeFormula = (text: string): string => (begins.test(text) ? `'${text}` : text);

/** What `defused` was given. Files from elsewhere mark their formulas the same way. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && begins.test(text) ? text.slice(1) : text;
