import type { ReactNode } from 'react';
import type { Pod } from '#contract/learning/learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordLink } from '#web/patterns/list/record-link.tsx';
import { LocalizedName, LocalizedNames } from '#web/patterns/localized-name/localized-name.tsx';
import { RowFeedback } from '#web/ui/feedback/row-feedback.tsx';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import styles from './pods.module.css';

type Props = {
  pod: Pod;
  /** The area it is shown in. */
  within?: string;
  mayWrite: boolean;
  feedback: Feedback | null;
  actions?: ReactNode;
};

export function PodRow({ pod, within, mayWrite, feedback, actions }: Props) {
  const { uuid, active, assets_count: count, areas } = pod;
  const { t, locale } = useTranslation();
  const others = areas.filter((area) => area.uuid !== within);
  const how = mayWrite ? 'edit' : 'view';
  const isMarked = feedback?.about === uuid && feedback.isMarked;
  return (
    <div data-row={uuid} className={isMarked ? `${styles.pod} ${styles.marked}` : styles.pod}>
      <div className={styles.podName} data-next-step={uuid}>
        <LocalizedName of={pod}>
          {(name) => <RecordLink uuid={uuid} name={name} how={how} />}
        </LocalizedName>
        <RowFeedback feedback={feedback} about={uuid} />
        {others.length > 0 && (
          <small>{t(learningMessages.alsoIn, { areas: <LocalizedNames of={others} /> })}</small>
        )}
      </div>
      <ActiveStatus active={active} />
      <span className={styles.assets}>{t(learningMessages.assetsCount, { count })}</span>
      <span className={styles.actions}>
        {mayWrite && actions}
        <RecordLink uuid={uuid} name={nameIn(locale, pod)} how={how}>
          {mayWrite ? sharedMessages.edit : sharedMessages.view}
        </RecordLink>
      </span>
    </div>
  );
}
