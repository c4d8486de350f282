import type { ReactNode } from 'react';
import { keptDraftMessages } from '#messages/shared/kept-drafts.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { KeptDraftList } from './kept-draft-list.tsx';
import { useKeptDrafts } from './use-kept-drafts.ts';

type Props = {
  onClose: () => void;
  /** What is there for whoever typed nothing here. */
  children?: ReactNode;
};

/** In place of a form that this person may not use any more: what they typed in it before. */
export function AccessEnded({ onClose, children }: Props) {
  const { t } = useTranslation();
  const drafts = useKeptDrafts();
  if (drafts.length === 0) return children;
  return (
    <Dialog
      open
      title={keptDraftMessages.noAccessToForm}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(sharedMessages.close)}</Button>}
    >
      <p>{t(keptDraftMessages.keptWithoutAccess)}</p>
      <KeptDraftList drafts={drafts} why={keptDraftMessages.keptNotSaved} />
    </Dialog>
  );
}
