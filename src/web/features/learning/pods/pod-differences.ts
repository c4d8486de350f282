import type { Area, Pod } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import type { DisplayText, Translatable } from '#lib/messages/message.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { PodFields } from './use-pod-form.ts';

type Known = {
  pod: Pod | undefined;
  areas: readonly Area[];
  aspects: Record<string, string> | undefined;
  subjects: Record<string, string> | undefined;
  locale: string;
};

/** What two people typed, field by field, as they would read it. */
export const podDifferences =
  ({ pod, areas, aspects, subjects, locale }: Known) =>
  (mine: PodFields, theirs: PodFields) => {
    const each = (label: Translatable, words: (fields: PodFields) => DisplayText) => ({
      label,
      mine: words(mine),
      theirs: words(theirs),
    });
    return [
      each(sharedMessages.name, ({ name }) => name),
      each(learningMessages.nameInTeReo, ({ name_mi }) => name_mi),
      each(sharedMessages.areas, ({ podAreas }) =>
        namesOf(
          areas.filter(({ uuid }) => podAreas.includes(uuid)),
          locale,
        ),
      ),
      each(learningMessages.learningAspect, ({ learningAspect: uuid }) =>
        labelOf(uuid, aspects, pod?.aspect),
      ),
      each(learningMessages.subjectMatter, ({ subjectMatter: uuid }) =>
        labelOf(uuid, subjects, pod?.subject_matter),
      ),
      each(sharedMessages.active, ({ active }) =>
        active ? sharedMessages.active : sharedMessages.off,
      ),
    ];
  };

const namesOf = (areas: readonly Area[], locale: string) =>
  areas.map((area) => nameIn(locale, area)).join(', ');

function labelOf(
  uuid: string,
  labels: Known['aspects'],
  stored: Pod['aspect'] | undefined,
): DisplayText {
  if (uuid === '') return learningMessages.none;
  return labels?.[uuid] ?? (stored?.uuid === uuid ? stored.name : learningMessages.anotherMark);
}
