import type { Mark } from './mentoring.schemas.ts';

/** The mark of an answer, null before it has one, and what the mentor would like more of. */
export type MarkAndNote = { mark: Mark | null; note: string };

/**
 * The text of a mark's draft, empty without mark and note. The browser writes it, and by it the server
 * knows whether a draft is the mark that was sent.
 */
export function serializeMark({ mark, note }: MarkAndNote): string {
  return mark === null && note === '' ? '' : JSON.stringify({ mark, note });
}

/** The other way round; nothing is marked by a text that is no mark, as anybody may send any. */
export function parseMark(text: string): MarkAndNote {
  try {
    const { mark, note }: Record<string, unknown> = JSON.parse(text);
    return {
      mark: mark === 'more' || mark === 'fine' ? mark : null,
      note: typeof note === 'string' ? note : '',
    };
  } catch {
    return { mark: null, note: '' };
  }
}
