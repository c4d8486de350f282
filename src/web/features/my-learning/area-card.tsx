import { useRouterState } from '@tanstack/react-router';
import type { MyArea } from '#contract/my-learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { progressText } from '#texts/progress.ts';
import { say } from '#texts/text.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { AreaFold } from '#web/platform/progress/area-fold.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { AssetLinks } from './asset-links.tsx';
import styles from './place-row.module.css';
import { PlaceRow } from './place-row.tsx';

/** One area: how far it has come, its pods in their order, and the area's own reflection last. */
export function AreaCard({ area }: { area: MyArea }) {
  const { t, locale } = useText();
  const isSought = useRouterState({
    select: ({ location }) => location.hash.startsWith(area.uuid),
  });
  const isAssigned = area.order !== null;
  const isUnfinished = isAssigned && area.percent_complete < 100;
  return (
    <AreaFold area={area} id={area.uuid} open={isSought || isUnfinished}>
      {area.pods.map((pod) => {
        const name = nameIn(locale, pod);
        return (
          <li key={pod.uuid} id={`${area.uuid}/${pod.uuid}`} className={styles.place}>
            <PlaceRow type="pod" name={name} place={pod} isAssigned={isAssigned}>
              <PlaceName of={pod} />
            </PlaceRow>
            <AssetLinks assets={pod.assets} pod={name} />
          </li>
        );
      })}
      <li className={styles.place}>
        <PlaceRow
          type="area"
          name={say(progressText.areaReflectionOf, { area: nameIn(locale, area) })}
          place={area}
          isAssigned={isAssigned}
        >
          {t(progressText.areaReflection)}
        </PlaceRow>
      </li>
    </AreaFold>
  );
}
