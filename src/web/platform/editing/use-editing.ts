import { useRef } from 'react';
import { currentIn } from '#web/platform/calls/api-error.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { hasConflict, type Saved, type Sending } from './editing.ts';
import { type Delivery, sendOver } from './send-over.ts';

type Options<Answer> = Delivery<Answer> & {
  /** The name of the draft on this device. */
  name: string;
  place: DraftLocation;
  saved: Saved;
  /** Rewrites the text typed while `sent` was on its way into one that is based on the answer. */
  carry?: (text: string, sent: string, answer: Answer) => string;
};

/**
 * `same`: there was nothing to send. After any outcome but `saved` and `same` there is still unsaved
 * text.
 */
export type Outcome<Answer> =
  | { kind: 'same' | 'conflict' }
  | { kind: 'saved' | 'typed-on'; answer: Answer }
  | { kind: 'failed'; error: Error };

type SaveOptions = { isManual: boolean; force?: boolean };

/** A text that is edited: a draft on this device until it is saved over the version it began from. */
export function useEditing<Answer>(options: Options<Answer>) {
  const { name, place, saved, savedIn, carry } = options;
  const box = useDraft(name, { saved: saved.text, base: saved.version, place });
  const { dispatch } = box;
  const running = useRef<Promise<unknown>>(undefined);

  /** One save after the other; without an `await` where none is running, as the page may be closing. */
  async function save({ isManual, force = false }: SaveOptions): Promise<Outcome<Answer>> {
    while (box.isSending()) await running.current;
    const now = dispatch({ type: 'save', isManual, force });
    if (now.sending) {
      const delivery = deliver(now.sending, isManual);
      running.current = delivery;
      return delivery;
    }
    return { kind: hasConflict(now) ? 'conflict' : 'same' };
  }

  async function deliver(
    { text: sent, over }: Sending,
    isManual: boolean,
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
      dispatch({ type: 'conflicted', isManual });
      return { kind: 'conflict' };
    }
  }

  return { ...box, saved, save };
}
