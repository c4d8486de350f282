import { useRef } from 'react';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { hasConflict, type Saved, type Sending } from './editing.ts';
import { currentIn, type Delivery, sendOver } from './send-over.ts';

type Options<Answer> = Delivery<Answer> & {
  /** Of the draft on this device. */
  name: string;
  place: DraftLocation;
  saved: Saved;
  /** Makes what was typed while `sent` was on its way a change of what the answer has. */
  carry?: (text: string, sent: string, answer: Answer) => string;
};

/**
 * `same`: there was nothing to send. After any but `saved` and `same` there is still text to look
 * after.
 */
export type Outcome<Answer> =
  | { kind: 'same' | 'conflict' }
  | { kind: 'saved' | 'typed-on'; answer: Answer }
  | { kind: 'failed'; error: Error };

/** A text that is typed here, is a draft on this device, and is saved over the version it began from. */
export function useEditing<Answer>(options: Options<Answer>) {
  const { name, place, saved, savedIn, carry } = options;
  const box = useDraft(name, { saved: saved.text, base: saved.version, place });
  const { dispatch } = box;
  const running = useRef<Promise<unknown>>(undefined);

  /** One after the other; at once where none is under way: the page may be gone with the next turn. */
  async function save(how: {
    isAsked: boolean;
    evenUnchanged?: boolean;
  }): Promise<Outcome<Answer>> {
    while (box.isSending()) await running.current;
    const now = dispatch({ type: 'save', ...how });
    if (now.sending) {
      const delivery = deliver(now.sending, how.isAsked);
      running.current = delivery;
      return delivery;
    }
    return { kind: hasConflict(now) ? 'conflict' : 'same' };
  }

  async function deliver(
    { text: sent, over }: Sending,
    isAsked: boolean,
  ): Promise<Outcome<Answer>> {
    try {
      const answer = await sendOver(options, sent, over);
      const { draft } = dispatch({
        type: 'saved',
        sent,
        version: savedIn(answer).version,
        at: new Date().toISOString(),
        ...(carry && { carry: (text) => carry(text, sent, answer) }),
      });
      return { kind: draft ? 'typed-on' : 'saved', answer };
    } catch (error) {
      if (currentIn(error) === undefined) {
        dispatch({ type: 'failed' });
        return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
      }
      dispatch({ type: 'conflicted', isAsked });
      return { kind: 'conflict' };
    }
  }

  return { ...box, saved, save };
}
