import { currentIn } from '#web/platform/calls/api-error.ts';
import type { Saved } from './editing.ts';
import { sameText } from './same-text.ts';
import type { Version } from './version.ts';

/** How a text is sent to the server, and how the answer is read and shown. */
export type Delivery<Answer> = {
  /** Saves over the version the text was begun from; null where nothing was saved yet. */
  send: (text: string, over: Version) => Promise<Answer>;
  savedIn: (answer: Answer) => Saved;
  /** Shows the record as the server has it now: after a save, and where somebody else saved first. */
  show: (answer: Answer) => void | Promise<void>;
  /** Whether the record in the answer has the text that was sent. */
  isSame?: (sent: string, answer: Answer) => boolean;
};

/**
 * Sends a text over a version. A retry of a save whose answer got lost meets a 412 with its own
 * text: that counts as saved. With any other text the record is shown, and the 412 is thrown.
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
