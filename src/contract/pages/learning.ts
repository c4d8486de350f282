import { areaContent } from '#contract/learning/area-content.ts';
import { assetsOfPod } from '#contract/learning/assets.openings.ts';
import { areaIndex, orphanPods, podsOfArea } from '#contract/learning/learning.openings.ts';
import {
  learningAspects,
  lookupIndex,
  lookupKinds,
  subjectMatters,
} from '#contract/learning/lookups.openings.ts';
import { questionLocales } from '#contract/learning/questions.openings.ts';
import { teamPhrases } from '#contract/phrases/phrases.openings.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { deferredOpening, opening } from './openings.ts';
import { definePage } from './page.ts';
import {
  allRows,
  noSearch,
  oneOf,
  openedRecord,
  openRecord,
  uuid,
  uuids,
  uuidsIn,
  words,
  yesOrNo,
} from './search-params.ts';

const assetsOf = (pod: string | undefined) =>
  pod ? [deferredOpening(assetsOfPod, { params: { pod } })] : [];

const questionLocale = oneOf(questionLocales);

/** What a pod can be marked with, for its dialog. */
const marks = [deferredOpening(learningAspects, {}), deferredOpening(subjectMatters, {})];

export const areasPage = definePage({
  path: '/learning/areas',
  title: pagesMessages.learningAreas,
  purpose: pagesMessages.learningAreasFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'learning.read',
  section: 'learning',
  search: { ...openRecord, search: words, active: yesOrNo, select: allRows },
  opens: () => [opening(areaIndex, {})],
});

export const areaPage = definePage({
  path: '/learning/areas/$area',
  title: pagesMessages.learningArea,
  purpose: '',
  guard: 'auth',
  allow: 'learning.read',
  section: 'learning',
  hidden: true,
  /**
   * `open`: the pods that are unfolded; `questions`: the area or pod whose questions are edited, in
   * the language `locale`; `as`: the language of a learner as whom it is looked at.
   */
  search: {
    ...openRecord,
    open: uuids,
    questions: uuid,
    locale: questionLocale,
    as: questionLocale,
  },
  opens: ({ params: { area }, search }) => [
    opening(areaContent, { params: { area } }),
    ...uuidsIn(search.open).flatMap(assetsOf),
    ...assetsOf(search.edit === area ? undefined : openedRecord(search)),
    ...(search.edit ? [deferredOpening(areaIndex, {}), ...marks] : []),
  ],
});

export const podsPage = definePage({
  path: '/learning/pods',
  title: pagesMessages.learningPods,
  purpose: pagesMessages.learningPodsFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'learning.read',
  section: 'learning',
  /** `area`: the areas that are unfolded. */
  search: { ...openRecord, area: uuids },
  opens: ({ search }) => [
    opening(areaIndex, {}),
    opening(orphanPods, {}),
    ...uuidsIn(search.area).map((area) => opening(podsOfArea, { params: { area } })),
    ...(search.edit ? marks : []),
    ...assetsOf(openedRecord(search)),
  ],
});

export const reflectionsPage = definePage({
  path: '/learning/reflections',
  title: pagesMessages.reflections,
  purpose: pagesMessages.reflectionsFor,
  guard: 'auth',
  allow: 'learning.read',
  section: 'learning',
  /** `edit`: the area or pod whose questions are edited; `locale`: their language. */
  search: { area: uuid, edit: uuid, locale: questionLocale },
  opens: ({ search: { area } }) => [
    opening(areaIndex, {}),
    ...(area ? [deferredOpening(podsOfArea, { params: { area } })] : []),
  ],
});

export const teamPhrasesPage = definePage({
  path: '/learning/phrases',
  title: pagesMessages.teamPhrases,
  purpose: pagesMessages.teamPhrasesFor,
  guard: 'auth',
  isDrawn: true,
  allow: 'learning.write',
  section: 'learning',
  search: noSearch,
  opens: () => [opening(teamPhrases, {})],
});

export const lookupsPage = definePage({
  path: '/learning/words',
  title: pagesMessages.aspectsAndSubjectMatters,
  purpose: pagesMessages.aspectsAndSubjectMattersFor,
  guard: 'auth',
  allow: 'learning.read',
  section: 'learning',
  search: noSearch,
  opens: () => lookupKinds.map((kind) => opening(lookupIndex, { params: { kind } })),
});
