import type { DisplayText, MessageDescriptor } from '#lib/messages/message.ts';
import type { IconName } from '#web/ui/icon/icon-sprite.tsx';

type OptionLabel = {
  icon: IconName;
  title: DisplayText;
  /** Shown beside a title that alone does not tell records apart. */
  detail?: DisplayText | undefined;
  /** Other texts that it is found by. */
  keywords?: readonly string[];
};

/** A page or a record to open. */
export type Destination = OptionLabel & { href: string };

/** Something to do at once. `failed` is the message if it fails; by default a general one. */
export type Command = OptionLabel & {
  name: string;
  run: () => unknown;
  failed?: (why: DisplayText) => DisplayText;
};

export type PaletteOption = Destination | Command;

export type PaletteGroup = {
  name: MessageDescriptor;
  options: readonly PaletteOption[];
  /** The list of all results, if not all of them are shown. */
  allResults?: Destination | undefined;
  /** More records match than are shown, and no list has all of them. */
  isTruncated?: boolean | undefined;
};

/** The id stays the same while the option moves within the list. */
export type PaletteRow = { id: string; option: PaletteOption };

export const groupRows = ({ name, options, allResults }: PaletteGroup): PaletteRow[] =>
  [...options, ...(allResults ? [allResults] : [])].map((option) => ({
    id: `${name.key}:${'href' in option ? option.href : option.name}`,
    option,
  }));
