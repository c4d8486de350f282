/** An answer of an educator, and the review that a mentor wrote for it. */
export type Written = { answer: string; review: string };

/**
 * What learners are asked. A pod's question has one piece of writing, an area's two: the first by
 * somebody in an early-childhood centre, the second by somebody in a school.
 */
export type Question = { ask: string; written: readonly Written[] };

export type Pod = {
  name: string;
  active: boolean;
  aspect: Aspect;
  subjectMatter: SubjectMatter;
  assets: readonly string[];
  questions: readonly Question[];
};

export type Area<PodKey extends string> = {
  name: string;
  /** Only words that a New Zealand body has published (trust.md, section 5, grade A). */
  nameMi: string | null;
  active: boolean;
  questions: readonly Question[];
  /** In the order they are learned. */
  pods: readonly PodKey[];
};

export const aspects = [
  'Knowledge',
  'Practice',
  'Relationships',
  'Environment',
  'Reflection',
] as const;
export type Aspect = (typeof aspects)[number];

export const subjectMatters = [
  'Assessment',
  'Curriculum',
  'Identity, language and culture',
  'Inclusion',
  'Leadership',
  'Literacy',
  'Outdoor learning',
  'Partnership',
  'Wellbeing',
] as const;
export type SubjectMatter = (typeof subjectMatters)[number];

/** Lines in these files end where the page does; only an empty one begins a paragraph. */
export function prose(text: TemplateStringsArray): string {
  return text
    .join('')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n');
}
