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
  /** Whose learners: a mentor's, or `none`. */
  mentor?: string | undefined;
  /** Of one's own learners alone. */
  mine?: '1' | undefined;
  /** The step of a review, from 1. */
  question?: number | undefined;
  /** The language of the questions being edited. */
  locale?: QuestionLocale | undefined;
  /** Whose texts are being worded, as BCP 47 has it; which text; and what is open beside them. */
  language?: string | undefined;
  text?: string | undefined;
  open?: string | undefined;
} & ListSearch;

/** What narrows and orders a list. Which words there are for it, each list says for itself. */
type ListSearch = {
  role?: string | undefined;
  /** '1' or '0', as are the others that are either so or not. */
  active?: string | undefined;
  verified?: string | undefined;
  invited?: string | undefined;
  without_areas?: string | undefined;
  organisation?: string | undefined;
  type?: string | undefined;
  region?: string | undefined;
  status?: string | undefined;
  section?: string | undefined;
  kind?: string | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  /** Days of a calendar, `2026-11-20`. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
};

type Given = Record<string, unknown>;

export const pageSearch = (given: Given): PageSearch => ({
  search: words(given.search),
  page: wholeNumber(given.page),
  view: uuid(given.view),
  edit: given.edit === 'new' ? 'new' : uuid(given.edit),
  area: areasIn(given.area).join(',') || undefined,
  learner: uuid(given.learner),
  mentor: given.mentor === 'none' ? 'none' : uuid(given.mentor),
  mine: given.mine === '1' ? '1' : undefined,
  question: wholeNumber(given.question),
  locale: locale(given.locale),
  language: words(given.language),
  text: words(given.text),
  open: words(given.open),
  ...listSearch(given),
});

const listSearch = (given: Given): ListSearch => ({
  role: words(given.role),
  active: yesOrNo(given.active),
  verified: yesOrNo(given.verified),
  invited: yesOrNo(given.invited),
  without_areas: yesOrNo(given.without_areas),
  organisation: uuid(given.organisation),
  type: words(given.type),
  region: uuid(given.region),
  status: words(given.status),
  section: words(given.section),
  kind: words(given.kind),
  action: words(given.action),
  actor: uuid(given.actor),
  subject: uuid(given.subject),
  from: calendarDay(given.from),
  ...lastDay(given.to),
  sort: words(given.sort),
});

/** Absent rather than undefined: the pages that lead back have a `to` of their own. */
function lastDay(given: unknown): Pick<ListSearch, 'to'> {
  const day = calendarDay(given);
  return day === undefined ? {} : { to: day };
}

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

const yesOrNo = (given: unknown) => (given === '1' || given === '0' ? given : undefined);

const calendarDay = (given: unknown) =>
  typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given))
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
