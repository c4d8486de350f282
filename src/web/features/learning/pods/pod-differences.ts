import type { Area, Pod } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import type { DisplayText, Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { podFormMessages } from '#messages/learning/pod-form.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { PodFields } from './use-pod-form.ts';

type Options = {
  pod: Pod | undefined;
  areas: readonly Area[];
  aspects: Record<string, string> | undefined;
  subjects: Record<string, string> | undefined;
  locale: string;
};

/** What two people typed, field by field, in readable texts. */
export const podDifferences =
  ({ pod, areas, aspects, subjects, locale }: Options) =>
  (mine: PodFields, theirs: PodFields) => {
    const difference = (label: Translatable, textOf: (fields: PodFields) => DisplayText) => ({
      label,
      mine: textOf(mine),
      theirs: textOf(theirs),
    });
    return [
      difference(sharedMessages.name, ({ name }) => name),
      difference(learningMessages.nameInTeReo, ({ name_mi }) => name_mi),
      difference(sharedMessages.areas, ({ podAreas }) =>
        namesOf(
          areas.filter(({ uuid }) => podAreas.includes(uuid)),
          locale,
        ),
      ),
      difference(learningMessages.learningAspect, ({ learningAspect: uuid }) =>
        labelOf(uuid, aspects, pod?.aspect),
      ),
      difference(learningMessages.subjectMatter, ({ subjectMatter: uuid }) =>
        labelOf(uuid, subjects, pod?.subject_matter),
      ),
      difference(sharedMessages.active, ({ active }) =>
        active ? sharedMessages.active : sharedMessages.off,
      ),
    ];
  };

const namesOf = (areas: readonly Area[], locale: string) =>
  areas.map((area) => nameIn(locale, area)).join(', ');

function labelOf(
  uuid: string,
  labels: Options['aspects'],
  stored: Pod['aspect'] | undefined,
): DisplayText {
  if (uuid === '') return learningMessages.none;
  return labels?.[uuid] ?? (stored?.uuid === uuid ? stored.name : podFormMessages.anotherMark);
}
