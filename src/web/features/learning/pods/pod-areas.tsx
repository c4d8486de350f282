import type { Area } from '#contract/learning/learning.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedNames } from '#web/patterns/localized-name/localized-name.tsx';

type Props = { areas: readonly Area[]; chosen: readonly string[] };

/** Every area of a pod, whatever the list beside it is narrowed down to. */
export function PodAreas({ areas, chosen }: Props) {
  const { t } = useTranslation();
  const its = areas.filter(({ uuid }) => chosen.includes(uuid));
  if (its.length === 0) return t(learningMessages.inNoArea);
  return t(learningMessages.inAreas, { count: its.length, areas: <LocalizedNames of={its} /> });
}
