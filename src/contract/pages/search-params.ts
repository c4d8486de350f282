/*
 * The search params of pages. An invalid value counts as not given, so that a mistyped address still
 * opens the page.
 */

/** Parses one parameter for its page; undefined where it is missing or invalid. */
export type Param<T> = (value: unknown) => T | undefined;

export type Params = Readonly<Record<string, Param<string | number>>>;

export type SearchOf<P extends Params> = { -readonly [K in keyof P]?: ReturnType<P[K]> };

/** Parses the search params of a page: the `validateSearch` of its route. */
export type SearchSchema<S extends object = object> = (search: Record<string, unknown>) => S;

export const searchSchema =
  <P extends Params>(params: P): SearchSchema<SearchOf<P>> =>
  (search) => {
    const parsed = Object.entries(params).map(([name, param]) => [name, param(search[name])]);
    // Object.fromEntries has no type for each name.
    return Object.fromEntries(parsed) as SearchOf<P>;
  };

const text =
  (pattern: RegExp): Param<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

export const words = text(/./s);

export const oneOf =
  <const Name extends string>(names: readonly Name[]): Param<Name> =>
  (value) =>
    names.find((name) => name === value);

/** A flag: 1 for yes, 0 for no. */
export const yesOrNo = oneOf(['1', '0']);

/** From 1: a page of a list, a step. It is a number for the page and text in the address. */
export const wholeNumber: Param<number> = (value) =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const uuid = text(isUuid);

/** The id of a person, or `none` for nobody. */
export const uuidOrNone: Param<string> = (value) => (value === 'none' ? value : uuid(value));

/** All rows of a list that match are selected. */
export const allRows = oneOf(['all']);

/** The record in the dialog; `new` for one that is being added. */
export const uuidOrNew: Param<string> = (value) => (value === 'new' ? value : uuid(value));

/** A day of the calendar, `2026-11-20`. */
export const calendarDay = text(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** Each id once, in their order. */
export const uuidsIn = (list: string | undefined): string[] => [
  ...new Set((list ?? '').split(',').filter((id) => isUuid.test(id))),
];

/** Several ids with commas between them, which `uuidsIn` splits. */
export const uuids: Param<string> = (value) =>
  (typeof value === 'string' && uuidsIn(value).join(',')) || undefined;

/** Which record is open: `view` to look at it, `edit` to change it. */
export const openRecord = { view: uuid, edit: uuidOrNew };

/** The record that an address opens, if it is one that exists already. */
export const openedRecord = ({ view, edit }: SearchOf<typeof openRecord>): string | undefined =>
  edit === 'new' ? undefined : (edit ?? view);

/** For a page without search params. */
export const noSearch = {};

/** Plain `?page=2&search=10007`: the router's own notation would put quotes around the code. */
export function parseSearch(text: string): Record<string, unknown> {
  const params = new URLSearchParams(text);
  const areas = params.getAll('area').join(',');
  return { ...Object.fromEntries(params), ...(areas && { area: areas }) };
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text.replaceAll('%2C', ',')}`;
}
