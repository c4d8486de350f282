import type { Area, Pod } from '#contract/learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { learningText } from '#texts/learning.ts';
import { sharedText } from '#texts/shared.ts';
import type { Sayable, Words } from '#texts/text.ts';
import type { PodFields } from './use-pod-form.ts';

type Known = {
  pod: Pod | undefined;
  areas: readonly Area[];
  aspects: Record<string, string> | undefined;
  subjects: Record<string, string> | undefined;
  locale: string;
};

/** What two people typed, field by field, as they would read it. */
export const differencesOf =
  ({ pod, areas, aspects, subjects, locale }: Known) =>
  (mine: PodFields, theirs: PodFields) => {
    const each = (label: Sayable, words: (fields: PodFields) => Words) => ({
      label,
      mine: words(mine),
      theirs: words(theirs),
    });
    return [
      each(sharedText.name, ({ name }) => name),
      each(learningText.nameInTeReo, ({ name_mi }) => name_mi),
      each(sharedText.areas, ({ podAreas }) =>
        namesOf(
          areas.filter(({ uuid }) => podAreas.includes(uuid)),
          locale,
        ),
      ),
      each(learningText.learningAspect, ({ learningAspect: uuid }) =>
        labelOf(uuid, aspects, pod?.aspect),
      ),
      each(learningText.subjectMatter, ({ subjectMatter: uuid }) =>
        labelOf(uuid, subjects, pod?.subject_matter),
      ),
      each(sharedText.active, ({ active }) => (active ? sharedText.active : sharedText.off)),
    ];
  };

const namesOf = (areas: readonly Area[], locale: string) =>
  areas.map((area) => nameIn(locale, area)).join(', ');

function labelOf(uuid: string, labels: Known['aspects'], stored: Pod['aspect'] | undefined): Words {
  if (uuid === '') return learningText.none;
  return labels?.[uuid] ?? (stored?.uuid === uuid ? stored.name : learningText.anotherMark);
}
