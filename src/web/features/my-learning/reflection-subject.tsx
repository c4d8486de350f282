import { progressMessages } from '#messages/progress.ts';
import { LocalizedName } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import type { BegunReflection } from './begun-reflections.ts';
import styles from './rows.module.css';

/** What a row is about: a pod and where it belongs, or an area's own reflection. */
export function ReflectionSubject({ of: { place, area } }: { of: BegunReflection }) {
  const { t } = useTranslation();
  return (
    <div className={styles.what}>
      <strong>
        <LocalizedName of={place} />
      </strong>
      <span>
        {area
          ? t(progressMessages.podIn, { area: <LocalizedName of={area} /> })
          : t(progressMessages.areaReflection)}
      </span>
    </div>
  );
}
