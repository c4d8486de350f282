import { v7 as newUuid } from 'uuid';

/**
 * A name that nobody else in this database has. Its last word has only letters that no UUID has, as
 * people are found by their e-mail, too, and the e-mails here are UUIDs.
 */
export const unique = (name: string) => `${name} ${markOf(newUuid())}`;

/** The last word of such a name. */
export const mark = (name: string) => name.split(' ').at(-1) ?? '';

const letters = 'ghijklmnopqrstuv';

const markOf = (uuid: string) =>
  [...uuid.slice(-6)].map((digit) => letters.charAt(Number.parseInt(digit, 16))).join('');
