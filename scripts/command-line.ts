import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Command<O extends Options> = {
  /** How it is called, and what it does then. */
  usage: string;
  options?: O;
  /** The words it needs beside its options: what each is, `[FILE]` if it may be left out, or which there are. */
  words?: readonly (string | readonly string[])[];
};

/**
 * What a command was called with. `--help` prints how to call it and does nothing else; so does anything
 * that it doesn't know, or a word that is missing, as an error. Called before anything is done.
 */
export function parseCommand<const O extends Options>({ usage, options, words = [] }: Command<O>) {
  const given = process.argv.slice(2);
  if (given.includes('--help') || given.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const parsed = parseArgs({
      args: given,
      options: options ?? ({} as O),
      allowPositionals: true,
    });
    checkWords(parsed.positionals, words);
    return parsed;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
}

function checkWords(given: readonly string[], needed: NonNullable<Command<Options>['words']>) {
  const [surplus] = given.slice(needed.length);
  if (surplus !== undefined) throw new Error(`“${surplus}” is one word too many.`);
  for (const [index, one] of needed.entries()) {
    const word = given[index];
    const known = typeof one === 'string' ? undefined : one;
    if (!word && String(one).startsWith('[')) continue;
    if (!word) throw new Error(`A word is missing: ${known?.join(' or ') ?? one}.`);
    if (known && !known.includes(word)) throw new Error(`“${word}” is not ${known.join(' or ')}.`);
  }
}
