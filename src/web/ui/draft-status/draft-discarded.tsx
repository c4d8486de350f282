import { useId } from 'react';
import { draftMessages } from '#messages/shared/drafts.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';

/**
 * Where *Discard draft* was. The focus goes from it to *Undo*, with which screen readers say what
 * happened.
 */
export function DraftDiscarded({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation();
  const what = useId();
  return (
    <>
      <span id={what}>{t(draftMessages.draftDiscarded)}</span>
      <span aria-hidden="true">·</span>
      <SmallButton onPress={onUndo} hasFocus describedBy={what}>
        {t(sharedMessages.undo)}
      </SmallButton>
    </>
  );
}
