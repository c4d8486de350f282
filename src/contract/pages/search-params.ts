/*
 * What a page's address may carry after the question mark. What makes no sense counts as not given,
 * so that an address somebody mistyped still opens the page.
 */

/** One parameter, as its page reads it; undefined where it is not given. */
export type Param<T> = (given: unknown) => T | undefined;

export type Params = Readonly<Record<string, Param<string | number>>>;

export type SearchOf<P extends Params> = { -readonly [K in keyof P]?: ReturnType<P[K]> };

/** What a page's address carries: the `validateSearch` of its route. */
export type SearchSchema<S extends object = object> = (given: Record<string, unknown>) => S;

export const searchSchema =
  <P extends Params>(params: P): SearchSchema<SearchOf<P>> =>
  (given) => {
    const read = Object.entries(params).map(([name, param]) => [name, param(given[name])]);
    // The compiler knows of no entries with a type for each name.
    return Object.fromEntries(read) as SearchOf<P>;
  };

const text =
  (pattern: RegExp): Param<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined;

export const words = text(/./s);

export const oneOf =
  <const Name extends string>(names: readonly Name[]): Param<Name> =>
  (given) =>
    names.find((name) => name === given);

/** Whatever is either so or not. */
export const yesOrNo = oneOf(['1', '0']);

/** From 1: a page of a list, a step. It is a number for the page and text in the address. */
export const wholeNumber: Param<number> = (given) =>
  /^[1-9]\d{0,8}$/.test(String(given)) ? Number(given) : undefined;

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const uuid = text(isUuid);

/** Somebody's, or nobody's. */
export const uuidOrNone: Param<string> = (given) => (given === 'none' ? given : uuid(given));

/** The record in the dialog; `new` for one that is being added. */
export const uuidOrNew: Param<string> = (given) => (given === 'new' ? given : uuid(given));

/** A day of the calendar, `2026-11-20`. */
export const calendarDay = text(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** Each once, in the order they were given. */
export const uuidsIn = (list: string | undefined): string[] => [
  ...new Set((list ?? '').split(',').filter((one) => isUuid.test(one))),
];

/** Several with commas between them: `uuidsIn` takes them apart. */
export const uuids: Param<string> = (given) =>
  (typeof given === 'string' && uuidsIn(given).join(',')) || undefined;

/** Which record is open: `view` to look at it, `edit` to change it. */
export const openRecord = { view: uuid, edit: uuidOrNew };

/** The record that an address opens, if it is one that exists already. */
export const openedRecord = ({ view, edit }: SearchOf<typeof openRecord>): string | undefined =>
  edit === 'new' ? undefined : (edit ?? view);

/** Of a page whose address carries nothing. */
export const noSearch = {};

/** Plain `?page=2&search=10007`: the router's own notation would put quotes around the code. */
export function parseSearch(text: string): Record<string, unknown> {
  const params = new URLSearchParams(text);
  const areas = params.getAll('area').join(',');
  return { ...Object.fromEntries(params), ...(areas && { area: areas }) };
}

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text.replaceAll('%2C', ',')}`;
}
