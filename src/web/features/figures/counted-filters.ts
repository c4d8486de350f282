import type { ReplyJson } from '#contract/endpoint.ts';
import {
  type CountedKind,
  type countedReflections,
  waitingAges,
} from '#contract/figures/figures.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import type { countedPage } from '#contract/pages/figures.ts';
import { figuresMessages } from '#messages/mentoring/figures.ts';
import { formatDate } from '#web/i18n/format.ts';
import type { Filter } from '#web/patterns/list/filters.ts';
import { ageLabel } from './waiting-table.tsx';

/** What each list counts, in words. */
export const countedTitles = {
  submitted: figuresMessages.listSubmitted,
  signed_off: figuresMessages.listSignedOff,
  answered: figuresMessages.listAnswered,
  finished: figuresMessages.listFinished,
  waiting: figuresMessages.listWaiting,
} as const satisfies Record<CountedKind, unknown>;

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, Filter['label']>>) =>
  Object.entries<Filter['label']>(labels).map(([value, label]) => ({ value, label }));

type Search = ReturnType<typeof countedPage.search>;
type About = ReplyJson<typeof countedReflections>['about'];

/** What there is to choose stands in a select; the rest came with the number that was pressed. */
export function countedFilters(locale: string, { of, from, to }: Search, about?: About): Filter[] {
  const isWaiting = (of ?? 'waiting') === 'waiting';
  const ages = waitingAges.map((value) => ({ value, label: ageLabel(value) }));
  const period: Filter[] = [
    { name: 'from', label: figuresMessages.from, isDay: true, words: from && formatDate(from) },
    { name: 'to', label: figuresMessages.to, isDay: true, words: to && formatDate(to) },
  ];
  return [
    { name: 'of', label: figuresMessages.counted, options: optionsOf(countedTitles) },
    ...(isWaiting ? [{ name: 'age', label: figuresMessages.age, options: ages }] : period),
    {
      name: 'area',
      label: figuresMessages.area,
      words: about?.area ? nameIn(locale, about.area) : undefined,
    },
    {
      name: 'organisation',
      label: figuresMessages.organisation,
      words: about?.organisation?.name,
    },
    {
      name: 'mentor',
      label: figuresMessages.mentor,
      words: about?.mentor?.name ?? figuresMessages.noMentor,
    },
  ];
}
