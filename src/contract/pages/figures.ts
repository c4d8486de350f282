import { defineListCalls, listOpening, listParamsOf } from '#contract/fields/lists.ts';
import {
  countedKinds,
  countedReflections,
  figures,
  figureWeeks,
  organisationFigures,
  waitingAges,
} from '#contract/figures/figures.ts';
import { areaIndex } from '#contract/learning/learning.openings.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { opening } from './openings.ts';
import { definePage } from './page.ts';
import { calendarDay, oneOf, uuid, uuidOrNone } from './search-params.ts';

/** The organisations at the end of the figures, page by page. */
export const organisationFigureList = defineListCalls({
  index: organisationFigures,
  filters: { area: uuid, organisation: uuid },
  sorts: [],
});

/** What the figures are of. */
const scope = { weeks: oneOf(figureWeeks), area: uuid, organisation: uuid };

export const figuresPage = definePage({
  path: '/mentor/figures',
  title: pagesMessages.figures,
  purpose: pagesMessages.figuresFor,
  guard: 'auth',
  allow: 'people.manage',
  section: 'mentoring',
  search: { ...organisationFigureList.params, ...scope },
  opens: ({ search: { weeks, ...search } }) => [
    opening(figures, { query: { weeks, area: search.area, organisation: search.organisation } }),
    listOpening(organisationFigureList, listParamsOf(organisationFigureList, search)),
    opening(areaIndex, {}),
  ],
});

/** The reflections that a figure counts. */
export const countedList = defineListCalls({
  index: countedReflections,
  filters: {
    of: oneOf(countedKinds),
    from: calendarDay,
    to: calendarDay,
    area: uuid,
    organisation: uuid,
    mentor: uuidOrNone,
    age: oneOf(waitingAges),
  },
  sorts: [],
});

export const countedPage = definePage({
  path: '/mentor/figures/reflections',
  title: pagesMessages.countedReflections,
  purpose: pagesMessages.countedReflectionsFor,
  guard: 'auth',
  allow: 'people.manage',
  section: 'mentoring',
  hidden: true,
  search: countedList.params,
  opens: ({ search }) => [listOpening(countedList, listParamsOf(countedList, search))],
});
