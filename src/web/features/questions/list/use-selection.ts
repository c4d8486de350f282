import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type Area, type Pod, podsOfArea } from '#contract/learning/learning.ts';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { editLinkId, type QuestionsSubject, subjectFor } from './subject.ts';

const route = getRouteApi('/shell/learning/reflections');
/** What is selected and what is open: the address says, so a link or Back leads to the same. */
export function useSelection(areas: readonly Area[], first: Area) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { edit } = search;
  const locale: QuestionLocale = search.locale ?? 'en';
  const area = areas.find(({ uuid }) => uuid === search.area) ?? first;
  const pods = useQuery(read(podsOfArea, { params: { area: area.uuid } }));

  function close() {
    // Back to where it was opened from. A dialog's own return comes too late to find it gone.
    if (edit !== undefined) document.getElementById(editLinkId(edit))?.focus();
    void navigate({
      search: { area: area.uuid, locale: search.locale },
      resetScroll: false,
    });
  }

  return {
    area,
    pods,
    locale,
    edit,
    subject: subjectOf(edit, areas, area, pods.data?.pods),
    close,
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** Undefined while it isn't known yet, null where it is in neither list. */
function subjectOf(
  edit: string | undefined,
  areas: readonly Area[],
  selected: Area,
  pods: readonly Pod[] | undefined,
): QuestionsSubject | null | undefined {
  const area = areas.find(({ uuid }) => uuid === edit);
  if (area) return subjectFor('area', area, area);
  if (!pods) return undefined;
  const pod = pods.find(({ uuid }) => uuid === edit);
  return pod ? subjectFor('pod', pod, selected) : null;
}
