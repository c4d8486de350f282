import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  /** 'There is no such area'. */
  title: Words;
  /** 'Look for the area in the list.' */
  advice: Words;
  onClose: () => void;
};

/** An address that leads to no record. */
export function Gone({ title, advice, onClose }: Props) {
  const { t } = useText();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(sharedText.close)}</Button>}
    >
      <p>
        {t(sharedText.addressIncomplete)} {t(advice)}
      </p>
    </Dialog>
  );
}
