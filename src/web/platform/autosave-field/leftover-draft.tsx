import { type DisplayText, message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { writingMessages } from '#messages/writing.ts';
import { formatTimeOrDate } from '#web/platform/format.ts';
import { useDraft } from '#web/platform/use-draft.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text.tsx';

type Props = {
  name: string;
  saved: string;
  /** 'It was not saved before this reflection was completed. You can still copy it.' */
  why: DisplayText;
};

/** Typed here too late: it can't be saved any more, but it isn't gone. */
export function LeftoverDraft({ name, saved, why }: Props) {
  const { t } = useTranslation();
  const place = { path: location.pathname + location.search, label: '' };
  const { draft, discard } = useDraft(name, { saved, base: null, place });
  if (!draft || draft.text.trim() === '') return null;
  return (
    <ReadOnlyText
      title={message(writingMessages.leftoverDraft, { at: formatTimeOrDate(draft.at) })}
      text={draft.text}
      foot={t(why)}
    >
      <div>
        <Button onClick={discard}>{t(sharedMessages.discardDraft)}</Button>
      </div>
    </ReadOnlyText>
  );
}
