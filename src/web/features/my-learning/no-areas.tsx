import { myLearningMessages } from '#messages/my-learning.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Empty } from '#web/ui/empty.tsx';

export function NoAreas() {
  const { t } = useTranslation();
  return <Empty>{t(myLearningMessages.noAreas)}</Empty>;
}
