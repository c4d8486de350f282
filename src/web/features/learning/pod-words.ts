import type { Area, Pod } from '#contract/learning.ts';
import type { PodFields } from './use-pod-form.ts';

/** Every area of a pod, whatever the list beside it is narrowed down to. */
export function belongsTo(areas: readonly Area[], chosen: readonly string[]): string {
  const names = namesOf(areas, chosen);
  if (names.length === 0) return 'In no area, so no learner meets it.';
  return `In ${names.length === 1 ? '1 area' : `${names.length} areas`}: ${names.join(', ')}`;
}

type Words = {
  pod: Pod | undefined;
  areas: readonly Area[];
  aspects: Record<string, string> | undefined;
  subjects: Record<string, string> | undefined;
};

/** What two people typed, field by field, as they would read it. */
export const differencesOf =
  ({ pod, areas, aspects, subjects }: Words) =>
  (mine: PodFields, theirs: PodFields) => {
    const each = (label: string, words: (fields: PodFields) => string) => ({
      label,
      mine: words(mine),
      theirs: words(theirs),
    });
    return [
      each('Name', ({ name }) => name),
      each('Areas', ({ podAreas }) => namesOf(areas, podAreas).join(', ')),
      each('Learning aspect', ({ learningAspect: uuid }) => labelOf(uuid, aspects, pod?.aspect)),
      each('Subject matter', ({ subjectMatter: uuid }) =>
        labelOf(uuid, subjects, pod?.subject_matter),
      ),
      each('Active', ({ active }) => (active ? 'Active' : 'Off')),
    ];
  };

const namesOf = (areas: readonly Area[], chosen: readonly string[]) =>
  areas.filter(({ uuid }) => chosen.includes(uuid)).map(({ name }) => name);

function labelOf(uuid: string, labels: Words['aspects'], stored: Pod['aspect'] | undefined) {
  if (uuid === '') return 'None';
  return labels?.[uuid] ?? (stored?.uuid === uuid ? stored.name : 'Another one');
}
