import { type DisplayText, message } from '#lib/messages/message.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';

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
