import { parseMark } from '#contract/mentoring/mark-draft.ts';
import type { ListedDraft } from '#web/platform/drafts/drafts.ts';

/** Of drafts that hold more than what was typed. */
const mark = /^draft:[^:]+:mark:/;
const fields = /^draft:[^:]+:(form|questions):/;

/** What a draft says beside what was typed: which record, which choice, and what was saved before. */
const notTyped = new Set(['base', 'key', 'uuid', 'of', 'status', 'deleted', 'source']);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of a choice among a few. A word that somebody typed as a type has a capital, or more words. */
const code = /^[a-z_]+$/;

/** What somebody typed of a draft, a line for each field. */
export function typedWords({ key, text }: Pick<ListedDraft, 'key' | 'text'>): string {
  if (mark.test(key)) return parseMark(text).note;
  if (!fields.test(key)) return text;
  try {
    return wordsIn(JSON.parse(text)).join('\n');
  } catch {
    return text;
  }
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' || uuid.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([field, words]) => !notTyped.has(field) && !isChoice(field, words))
    .flatMap(([, words]) => wordsIn(words));
}

function isChoice(field: string, words: unknown) {
  if (field === 'roles') return true;
  return field === 'type' && typeof words === 'string' && code.test(words);
}
