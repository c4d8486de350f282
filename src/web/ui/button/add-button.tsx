import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Button } from './button.tsx';

type Props = { children: DisplayText; onPress: () => void };

/** The way from a list to a new record of it. */
export function AddButton({ children, onPress }: Props) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" onClick={onPress}>
      <Icon name="plus" />
      {t(children)}
    </Button>
  );
}
