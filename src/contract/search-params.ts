import * as v from 'valibot';

/*
 * What a page's address may carry after the question mark. What makes no sense counts as not given,
 * so that an address somebody mistyped still opens the page.
 */

const given = <S extends v.GenericSchema<unknown, NonNullable<unknown>>>(schema: S) =>
  v.fallback(v.optional(schema), undefined);

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const someUuid = v.pipe(v.string(), v.regex(isUuid));

export const words = given(v.pipe(v.string(), v.nonEmpty()));

export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  given(v.picklist(names));

/** Whatever is either so or not. */
export const yesOrNo = oneOf(['1', '0']);

/** From 1: a page of a list, a step. It is a number for the page and text in the address. */
export const wholeNumber = given(
  v.pipe(
    v.custom<number>((value) => /^[1-9]\d{0,8}$/.test(String(value))),
    v.transform(Number),
  ),
);

export const uuid = given(someUuid);

/** Somebody's, or nobody's. */
export const uuidOrNone = given(v.union([v.literal('none'), someUuid]));

/** The record in the dialog; `new` for one that is being added. */
export const uuidOrNew = given(v.union([v.literal('new'), someUuid]));

/** A day of the calendar, `2026-11-20`. */
export const calendarDay = given(v.pipe(v.string(), v.isoDate()));

/** Each once, in the order they were given. */
export const uuidsIn = (list: string | undefined): string[] => [
  ...new Set((list ?? '').split(',').filter((one) => isUuid.test(one))),
];

/** Several with commas between them: `uuidsIn` takes them apart. */
export const uuids = given(
  v.pipe(
    v.string(),
    v.transform((list) => uuidsIn(list).join(',')),
    v.nonEmpty(),
  ),
);

/** Of a page whose address carries nothing. */
export const noSearch = v.object({});

/** Which record is open: `view` to look at it, `edit` to change it. */
export const openRecord = { view: uuid, edit: uuidOrNew };

export type SearchSchema = v.GenericSchema<object, object>;

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
