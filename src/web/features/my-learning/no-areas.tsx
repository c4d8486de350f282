import { myLearningText } from '#texts/my-learning.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Empty } from '#web/ui/empty.tsx';

export function NoAreas() {
  const { t } = useText();
  return <Empty>{t(myLearningText.noAreas)}</Empty>;
}
