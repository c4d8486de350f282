import type { ReactNode } from 'react';
import type { Pod } from '#contract/learning.ts';
import { nameIn } from '#contract/place-names.ts';
import { learningMessages } from '#messages/learning.ts';
import { learningAssetsMessages } from '#messages/learning-assets.ts';
import { sharedMessages } from '#messages/shared.ts';
import { LocalizedName, LocalizedNames } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ActiveStatus } from '#web/ui/active-status.tsx';
import { RecordLink } from '#web/ui/record-link.tsx';
import { RowFeedback } from '#web/ui/row-feedback.tsx';
import type { Feedback } from '#web/ui/use-feedback.ts';
import styles from './pods.module.css';

type Props = {
  pod: Pod;
  /** The area it is shown in. */
  within?: string;
  mayWrite: boolean;
  said: Feedback | null;
  actions?: ReactNode;
};

export function PodRow({ pod, within, mayWrite, said, actions }: Props) {
  const { uuid, active, assets_count: count, areas } = pod;
  const { t, locale } = useTranslation();
  const others = areas.filter((area) => area.uuid !== within);
  const how = mayWrite ? 'edit' : 'view';
  const isMarked = said?.about === uuid && said.isMarked;
  return (
    <div className={isMarked ? `${styles.pod} ${styles.marked}` : styles.pod}>
      <div className={styles.podName}>
        <LocalizedName of={pod}>
          {(name) => <RecordLink uuid={uuid} name={name} how={how} />}
        </LocalizedName>
        <RowFeedback said={said} about={uuid} />
        {others.length > 0 && (
          <small>{t(learningMessages.alsoIn, { areas: <LocalizedNames of={others} /> })}</small>
        )}
      </div>
      <ActiveStatus active={active} />
      <span className={styles.assets}>{t(learningAssetsMessages.assetsCount, { count })}</span>
      <span className={styles.actions}>
        {mayWrite && actions}
        <RecordLink uuid={uuid} name={nameIn(locale, pod)} how={how}>
          {mayWrite ? sharedMessages.edit : sharedMessages.view}
        </RecordLink>
      </span>
    </div>
  );
}
