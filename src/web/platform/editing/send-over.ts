import { ApiError } from '#web/platform/calls/api-error.ts';
import type { Saved } from './editing.ts';
import { sameText } from './same-text.ts';
import type { Version } from './version.ts';

/** How a text reaches the server, and how what the server answers is read and shown. */
export type Delivery<Answer> = {
  /** Saves over the version the text was begun from; null: over nothing. */
  send: (text: string, over: Version) => Promise<Answer>;
  savedIn: (answer: Answer) => Saved;
  /** Shows the record as the server has it now: after a save, and where another was faster. */
  show: (answer: Answer) => void | Promise<void>;
  /** Whether the answer has what was sent. */
  isSame?: (sent: string, answer: Answer) => boolean;
};

/**
 * A save whose answer got lost and that is tried again meets a 412 with its own text: it is saved.
 * Where the text is another one it is shown, and the 412 stands.
 */
export async function sendOver<Answer>(
  { send, savedIn, show, isSame }: Delivery<Answer>,
  text: string,
  over: Version,
): Promise<Answer> {
  try {
    const answer = await send(text, over);
    await show(answer);
    return answer;
  } catch (error) {
    const current = currentIn<Answer>(error);
    if (current === undefined) throw error;
    await show(current);
    const isSaved = isSame ? isSame(text, current) : sameText(text, savedIn(current).text);
    if (isSaved) return current;
    throw error;
  }
}

/** api.md promises with a 412 the record "as the update would have answered it". */
export function currentIn<Answer>(error: unknown): Answer | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return typeof error.current === 'object' && error.current !== null
    ? (error.current as Answer)
    : undefined;
}
