import type { Translatable } from '#lib/messages/message.ts';

export type MailLink = { label: Translatable; url: string };

/** A paragraph, a paragraph of several lines, or a link on a line of its own. */
export type MailPart = Translatable | readonly Translatable[] | MailLink;

/** A mail about one matter. As HTML and as plain text it says the same, in this order. */
export type MailContent = {
  /** The subject, and the one heading. */
  title: Translatable;
  parts: readonly MailPart[];
  /** What its reader will most likely do next. */
  button?: MailLink | undefined;
  /** What some of them want to know besides. */
  after?: readonly MailPart[];
  /** Why they get this mail, and what they can do about that. */
  reason: readonly MailPart[];
};

export const linesOf = (part: Translatable | readonly Translatable[]): readonly Translatable[] =>
  'length' in part ? part : [part];

/** For a sentence that serves as a title. */
export const withoutFullStop = (sentence: string) => sentence.replace(/\.(?=$|<\/span>$)/, '');
