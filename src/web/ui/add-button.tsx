import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Props = { children: Words; onPress: () => void };

/** The way from a list to a new record of it. */
export function AddButton({ children, onPress }: Props) {
  const { t } = useText();
  return (
    <Button variant="primary" onClick={onPress}>
      <Icon name="plus" />
      {t(children)}
    </Button>
  );
}
