import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useDraft } from '#web/platform/drafts/use-draft.ts';
import { sameText } from '#web/platform/editing/same-text.ts';
import { fieldsIn } from '#web/platform/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { reopenDraft } from './reopen-dialog.tsx';

type Props = { reflection: Reflection };

/** A reason that was typed and not sent before somebody else reopened it, or before it was too late. */
export function LeftoverReason({ reflection }: Props) {
  const { t } = useTranslation();
  const { name, place } = reopenDraft(reflection);
  const { draft, discard } = useDraft(`form:${name}`, { saved: '', base: null, place });
  const { reason } = fieldsIn(draft?.text ?? '', { reason: '' });
  // Between the answer to one's own reopening and the end of its draft both are there.
  if (reason.trim() === '' || sameText(reason, reflection.reopened?.reason ?? '')) return null;
  return (
    <ReadOnlyText
      title={finishingMessages.leftoverReason}
      text={reason}
      foot={t(finishingMessages.reasonNotSent)}
    >
      <div>
        <Button onClick={discard}>{t(draftMessages.discardDraft)}</Button>
      </div>
    </ReadOnlyText>
  );
}
