/** What addresses may carry after the question mark. What makes no sense counts as not given. */
export type PageSearch = {
  search?: string | undefined;
  page?: number | undefined;
  view?: string | undefined;
  edit?: string | undefined;
  area?: string | undefined;
  learner?: string | undefined;
  /** The step of a review, from 1. */
  question?: number | undefined;
};

type Given = Record<string, unknown>;

export const pageSearch = (given: Given): PageSearch => ({
  search: words(given.search),
  page: wholeNumber(given.page),
  view: uuid(given.view),
  edit: uuid(given.edit),
  area: uuid(given.area),
  learner: uuid(given.learner),
  question: wholeNumber(given.question),
});

/** Of the pages that lead back to where the person was. */
export type ReturnSearch = {
  to?: string | undefined;
  reset?: string | undefined;
  signed_out?: string | undefined;
};

export const returnSearch = (given: Given): ReturnSearch => ({
  to: words(given.to),
  reset: words(given.reset),
  signed_out: words(given.signed_out),
});

const words = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined);

const uuid = (given: unknown) =>
  typeof given === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given)
    ? given
    : undefined;

const wholeNumber = (given: unknown) =>
  /^[1-9]\d{0,8}$/.test(String(given)) ? Number(given) : undefined;

/** Plain `?page=2&search=10007`: the router's own notation would put quotes around the code. */
export const parseSearch = (text: string): Given => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Given): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}
