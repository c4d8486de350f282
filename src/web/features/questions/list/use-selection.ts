import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type Area, type Pod, podIndex, podsOfArea } from '#contract/learning/learning.ts';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { editLinkId, type QuestionsSubject, subjectFor } from './questions-subject.ts';

const route = getRouteApi('/shell/learning/reflections');

/** The selected area and what is open: both are in the address, so that links and Back work. */
export function useSelection(areas: readonly Area[], first: Area) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { edit } = search;
  const locale: QuestionLocale = search.locale ?? 'en';
  const area = areas.find(({ uuid }) => uuid === search.area) ?? first;
  const pods = useQuery(read(podsOfArea, { params: { area: area.uuid } }));
  const listed = subjectOf(edit, areas, area, pods.data?.pods);
  const elsewhere = usePodElsewhere(edit, listed, area);

  function close() {
    // Back to the link that opened it. A dialog gives the focus back too late to find that link.
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
    subject: listed ?? elsewhere,
    /** It was in the selected area when its editor, or its draft, was begun, and has left it. */
    hasLeftArea: listed === null && Boolean(elsewhere),
    close,
  };
}

export type Selection = ReturnType<typeof useSelection>;

/**
 * A pod that is not in the selected area (any more), so that a designer who is writing its
 * questions, or has a draft of them, can go on. Undefined until it is known, null if there is none.
 */
function usePodElsewhere(
  edit: string | undefined,
  listed: QuestionsSubject | null | undefined,
  area: Area,
): QuestionsSubject | null | undefined {
  // Kept without a read, so that the editor stays, with what is being typed.
  const [last, setLast] = useState<QuestionsSubject>();
  if (listed && listed.uuid !== last?.uuid) setLast(listed);
  const isKept = last !== undefined && last.uuid === edit;
  const isElsewhere = edit !== undefined && listed === null;
  const every = useQuery({ ...read(podIndex, {}), enabled: isElsewhere && !isKept });
  if (!isElsewhere) return undefined;
  if (isKept) return last;
  if (every.isError) return null;
  return every.data && subjectOf(edit, [], area, every.data.pods);
}

/** Undefined until the pods are loaded, null if it is in neither list. */
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
