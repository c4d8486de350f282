import type { DisplayText } from '#messages/message.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

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
