import type { QuestionLocale } from '#contract/questions.ts';

/** What addresses may carry after the question mark. What makes no sense counts as not given. */
export type PageSearch = {
  search?: string | undefined;
  page?: number | undefined;
  view?: string | undefined;
  /** The record in the dialog; `new` for one that is being added. */
  edit?: string | undefined;
  /** An area, or several with commas between them: see `areasIn`. */
  area?: string | undefined;
  learner?: string | undefined;
  /** The step of a review, from 1. */
  question?: number | undefined;
  /** The language of the questions being edited. */
  locale?: QuestionLocale | undefined;
};

type Given = Record<string, unknown>;

export const pageSearch = (given: Given): PageSearch => ({
  search: words(given.search),
  page: wholeNumber(given.page),
  view: uuid(given.view),
  edit: given.edit === 'new' ? 'new' : uuid(given.edit),
  area: areasIn(given.area).join(',') || undefined,
  learner: uuid(given.learner),
  question: wholeNumber(given.question),
  locale: locale(given.locale),
});

/** Each area once, in the order they were given. */
export const areasIn = (given: unknown): string[] => [
  ...new Set(typeof given === 'string' ? given.split(',').filter(uuid) : []),
];

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

/** What the answers to a verification link say in the address. */
export type ArrivalSearch = { verified?: string | undefined; resend?: string | undefined };

export const arrivalSearch = (given: Given): ArrivalSearch => ({
  verified: words(given.verified),
  resend: words(given.resend),
});

/** Of the link that a mail brings to choose a password by. */
export type ResetSearch = { email?: string | undefined; invitation?: string | undefined };

export const resetSearch = (given: Given): ResetSearch => ({
  email: words(given.email),
  invitation: words(given.invitation),
});

/** Of a page in steps: which step, and which of its rows are shown. */
export type StepSearch = { step?: number | undefined; show?: string | undefined };

export const stepSearch = (given: Given): StepSearch => ({
  step: wholeNumber(given.step),
  show: words(given.show),
});

const words = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined);

const locale = (given: unknown): QuestionLocale | undefined =>
  given === 'en' || given === 'mi' ? given : undefined;

const uuid = (given: unknown) =>
  typeof given === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given)
    ? given
    : undefined;

const wholeNumber = (given: unknown) =>
  /^[1-9]\d{0,8}$/.test(String(given)) ? Number(given) : undefined;

/** Plain `?page=2&search=10007`: the router's own notation would put quotes around the code. */
export function parseSearch(text: string): Given {
  const params = new URLSearchParams(text);
  const areas = params.getAll('area').join(',');
  return { ...Object.fromEntries(params), ...(areas && { area: areas }) };
}

export function stringifySearch(search: Given): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text.replaceAll('%2C', ',')}`;
}
