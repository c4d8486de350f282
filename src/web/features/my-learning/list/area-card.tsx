import { useRouterState } from '@tanstack/react-router';
import type { MyArea } from '#contract/my-learning/my-learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { AreaDisclosure } from '#web/patterns/reflection/area-disclosure.tsx';
import { AssetLinks } from '#web/patterns/reflection/asset-links.tsx';
import styles from './my-reflection-row.module.css';
import { MyReflectionRow } from './my-reflection-row.tsx';

/** One area: how far it has come, its pods in their order, and the area's own reflection last. */
export function AreaCard({ area }: { area: MyArea }) {
  const { t, locale } = useTranslation();
  const isLinkedTo = useRouterState({
    select: ({ location }) => location.hash.startsWith(area.uuid),
  });
  const isAssigned = area.order !== null;
  const isUnfinished = isAssigned && area.percent_complete < 100;
  return (
    <AreaDisclosure area={area} id={area.uuid} open={isLinkedTo || isUnfinished}>
      {isAssigned && !area.open && hasUnbegun(area) && (
        <li className={`${styles.place} ${styles.state}`}>{t(myLearningMessages.areaClosed)}</li>
      )}
      {area.pods.map((pod) => {
        const name = nameIn(locale, pod);
        return (
          <li key={pod.uuid} id={`${area.uuid}/${pod.uuid}`} className={styles.place}>
            <MyReflectionRow type="pod" name={name} place={pod} isAreaOpen={area.open}>
              <LocalizedName of={pod} />
            </MyReflectionRow>
            <AssetLinks assets={pod.assets} pod={name} />
          </li>
        );
      })}
      <li className={styles.place}>
        <MyReflectionRow
          type="area"
          name={message(progressMessages.areaReflectionOf, { area: nameIn(locale, area) })}
          place={area}
          isAreaOpen={area.open}
        >
          {t(progressMessages.areaReflection)}
        </MyReflectionRow>
      </li>
    </AreaDisclosure>
  );
}

const hasUnbegun = (area: MyArea) =>
  [area, ...area.pods].some(({ reflections }) => reflections.length === 0);
