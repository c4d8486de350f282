import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { recordNotFoundMessages } from '#messages/shared/record-not-found.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

type Props = {
  /** 'We couldn’t find that area'. */
  title: DisplayText;
  /** 'Look for the area in the list.' */
  advice: DisplayText;
  onClose: () => void;
  /** What was typed for it before. */
  children?: ReactNode;
};

/** Shown for an address whose record does not exist. */
export function RecordNotFound({ title, advice, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(sharedMessages.close)}</Button>}
    >
      <p>
        {t(recordNotFoundMessages.addressIncomplete)} {t(advice)}
      </p>
      {children}
    </Dialog>
  );
}
