import type { Text, Words } from '#texts/text.ts';
import type { IconName } from '#web/ui/sprite.tsx';

type Shown = {
  icon: IconName;
  title: Words;
  /** Beside the title, where that alone does not tell which one it is. */
  line?: Words | undefined;
  /** By what else it is found. */
  also?: readonly string[];
};

/** A page or a record, by its address. */
export type Place = Shown & { href: string };

/** Something that is done here and now; where it fails, people read what `failed` says. */
export type Deed = Shown & { name: string; act: () => unknown; failed?: (why: Words) => Words };

export type Option = Place | Deed;

export type Group = {
  name: Text;
  options: readonly Option[];
  /** The list where all of them are. */
  all?: Place | undefined;
  /** More of them match, and no list shows those alone. */
  isCut?: boolean | undefined;
};

/** An option in its group: the same one has the same id, wherever it moves to. */
export type Row = { id: string; option: Option };

export const rowsOf = ({ name, options, all }: Group): Row[] =>
  [...options, ...(all ? [all] : [])].map((option) => ({
    id: `${name.key}:${'href' in option ? option.href : option.name}`,
    option,
  }));
