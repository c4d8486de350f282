import type { Area } from '#contract/learning.ts';
import { learningMessages } from '#messages/learning.ts';
import { LocalizedNames } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';

type Props = { areas: readonly Area[]; chosen: readonly string[] };

/** Every area of a pod, whatever the list beside it is narrowed down to. */
export function PodAreas({ areas, chosen }: Props) {
  const { t } = useTranslation();
  const its = areas.filter(({ uuid }) => chosen.includes(uuid));
  if (its.length === 0) return t(learningMessages.inNoArea);
  return t(learningMessages.inAreas, { count: its.length, areas: <LocalizedNames of={its} /> });
}
