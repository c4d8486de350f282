import { Button } from '#web/ui/button.tsx';
import { useLayout } from './use-layout.ts';

export function LayoutSwitch() {
  const [layout, choose] = useLayout();
  const isWhole = layout === 'all';
  return (
    <Button variant="quiet" onClick={() => choose(isWhole ? 'one' : 'all')}>
      {isWhole ? 'One question at a time' : 'All on one page'}
    </Button>
  );
}
