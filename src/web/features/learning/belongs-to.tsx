import type { Area } from '#contract/learning.ts';
import { learningText } from '#texts/learning.ts';
import { PlaceNames } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';

type Props = { areas: readonly Area[]; chosen: readonly string[] };

/** Every area of a pod, whatever the list beside it is narrowed down to. */
export function BelongsTo({ areas, chosen }: Props) {
  const { t } = useText();
  const its = areas.filter(({ uuid }) => chosen.includes(uuid));
  if (its.length === 0) return t(learningText.inNoArea);
  return t(learningText.inAreas, { count: its.length, areas: <PlaceNames of={its} /> });
}
