import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import type { ReflectionPlace } from './begun-reflections.ts';
import styles from './rows.module.css';

/** What a row is about: a pod and where it belongs, or an area's own reflection. */
export function ReflectionSubject({ of: { place, area } }: { of: ReflectionPlace }) {
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
