import { useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DraftDiscarded } from '#web/ui/draft-status/draft-discarded.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import styles from './autosave-field.module.css';

type Props = {
  name: string;
  saved: string;
  /** 'It was not saved before this reflection was completed. You can still copy it.' */
  why: DisplayText;
};

/** A draft that can no longer be saved, shown so that it can be copied. */
export function LeftoverDraft({ name, saved, why }: Props) {
  const { t } = useTranslation();
  const place = { path: location.pathname + location.search, label: '' };
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
  if (!draft || draft.text.trim() === '') return null;
  return (
    <ReadOnlyText
      title={message(writingMessages.leftoverDraft, { at: formatTimeOrDate(draft.at) })}
      text={draft.text}
      foot={t(why)}
    >
      <div>
        <Button ref={isBack ? focusOn : null} onClick={discard}>
          {t(draftMessages.discardDraft)}
        </Button>
      </div>
    </ReadOnlyText>
  );
}
