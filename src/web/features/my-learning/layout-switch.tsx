import { answeringText } from '#texts/answering.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLayout } from './use-layout.ts';

export function LayoutSwitch() {
  const { t } = useText();
  const [layout, choose] = useLayout();
  const isWhole = layout === 'all';
  return (
    <Button variant="quiet" onClick={() => choose(isWhole ? 'one' : 'all')}>
      {t(isWhole ? answeringText.oneAtATime : answeringText.allOnOnePage)}
    </Button>
  );
}
