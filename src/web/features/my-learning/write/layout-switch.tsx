import { answeringMessages } from '#messages/my-learning/answering.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { useWritingLayout } from './use-writing-layout.ts';

export function LayoutSwitch() {
  const { t } = useTranslation();
  const [layout, choose] = useWritingLayout();
  const isWhole = layout === 'all';
  return (
    <Button variant="quiet" onClick={() => choose(isWhole ? 'one' : 'all')}>
      {t(isWhole ? answeringMessages.oneAtATime : answeringMessages.allOnOnePage)}
    </Button>
  );
}
