import type { DisplayText, MessageDescriptor } from '#lib/messages/message.ts';
import type { IconName } from '#web/ui/icon/icon-sprite.tsx';

type OptionLabel = {
  icon: IconName;
  title: DisplayText;
  /** Beside the title, where that alone does not tell which one it is. */
  line?: DisplayText | undefined;
  /** By what else it is found. */
  also?: readonly string[];
};

/** A page or a record, by its address. */
export type Destination = OptionLabel & { href: string };

/** Something that is done here and now; where it fails, people read what `failed` says. */
export type Command = OptionLabel & {
  name: string;
  run: () => unknown;
  failed?: (why: DisplayText) => DisplayText;
};

export type PaletteOption = Destination | Command;

export type PaletteGroup = {
  name: MessageDescriptor;
  options: readonly PaletteOption[];
  /** The list where all of them are. */
  all?: Destination | undefined;
  /** More of them match, and no list shows those alone. */
  isCut?: boolean | undefined;
};

/** An option in its group: the same one has the same id, wherever it moves to. */
export type PaletteRow = { id: string; option: PaletteOption };

export const groupRows = ({ name, options, all }: PaletteGroup): PaletteRow[] =>
  [...options, ...(all ? [all] : [])].map((option) => ({
    id: `${name.key}:${'href' in option ? option.href : option.name}`,
    option,
  }));
