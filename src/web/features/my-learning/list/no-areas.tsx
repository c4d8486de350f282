import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';

export function NoAreas() {
  const { t } = useTranslation();
  return <Empty>{t(myLearningMessages.noAreas)}</Empty>;
}
