import { progressText } from '#texts/progress.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import type { Begun } from './area-progress.ts';
import styles from './rows.module.css';

/** What a row is about: a pod and where it belongs, or an area's own reflection. */
export function BegunPlace({ of: { place, area } }: { of: Begun }) {
  const { t } = useText();
  return (
    <div className={styles.what}>
      <strong>
        <PlaceName of={place} />
      </strong>
      <span>
        {area
          ? t(progressText.podIn, { area: <PlaceName of={area} /> })
          : t(progressText.areaReflection)}
      </span>
    </div>
  );
}
