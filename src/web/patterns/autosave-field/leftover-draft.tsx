import { useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { useDraftsNamed } from '#web/platform/drafts/use-stored-drafts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { DraftDiscarded } from '#web/ui/draft-status/draft-discarded.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import styles from './autosave-field.module.css';

type Props = {
  name: string;
  saved: string;
  /** 'It was not saved before this reflection was completed. You can still copy it.' */
  why: DisplayText;
  /** Of the text of the draft, what somebody typed. */
  wordsIn?: ((text: string) => string) | undefined;
};

const asTyped = (text: string) => text;

/** A draft that can no longer be saved, shown so that it can be copied. */
export function LeftoverDraft({ name, saved, why, wordsIn = asTyped }: Props) {
  const { t } = useTranslation();
  const place = usePlaceOf(name);
  const { draft, discarded, discard, undo } = useDraft(name, { saved, base: null, place });
  const [isBack, setBack] = useState(false);

  function restore() {
    setBack(true);
    undo();
  }

  if (discarded) {
    return (
      <p className={styles.status}>
        <DraftDiscarded onUndo={restore} />
      </p>
    );
  }
  const words = wordsIn(draft?.text ?? '');
  if (!draft || words.trim() === '') return null;
  return (
    <ReadOnlyText
      title={message(writingMessages.leftoverDraft, { at: formatTimeOrDate(draft.at) })}
      text={words}
      foot={t(why)}
    >
      <div className={styles.actions}>
        <CopyButton text={words} what={place.label} />
        <Button ref={isBack ? focusOn : null} onClick={discard}>
          {t(draftMessages.discardDraft)}
        </Button>
      </div>
    </ReadOnlyText>
  );
}

/** Where it was typed, which it keeps when it is discarded and restored. */
function usePlaceOf(name: string) {
  const stored = useDraftsNamed([name])(name);
  const [place] = useState(stored?.place);
  return stored?.place ?? place ?? { path: location.pathname + location.search, label: '' };
}
