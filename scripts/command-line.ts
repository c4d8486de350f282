import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Command<O extends Options> = {
  /** How it is called, and what it does then. */
  usage: string;
  options?: O;
  /** How many words it takes beside its options. */
  words?: number;
};

/**
 * What a command was called with. `--help` prints how to call it and does nothing else; so does anything
 * that it doesn't know, as an error.
 */
export function parseCommand<const O extends Options>({ usage, options, words = 0 }: Command<O>) {
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
    const [surplus] = parsed.positionals.slice(words);
    if (surplus !== undefined) throw new Error(`“${surplus}” is one word too many.`);
    return parsed;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
}
