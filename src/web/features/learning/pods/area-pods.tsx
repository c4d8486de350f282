import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { type Area, podsOfArea } from '#contract/learning/learning.ts';
import { learningMessages } from '#messages/learning/learning.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { Feedback } from '#web/ui/feedback/use-feedback.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { ActiveStatus } from '#web/ui/status/active-status.tsx';
import { PodOrder } from './pod-order.tsx';
import styles from './pods.module.css';

type Props = {
  area: Area;
  isOpen: boolean;
  onToggle: () => void;
  mayWrite: boolean;
  feedback: Feedback | null;
};

/** An area that opens to its pods. They are prefetched when it is pointed at or focused. */
export function AreaPods({ area, isOpen, onToggle, mayWrite, feedback }: Props) {
  const id = useId();
  const { t } = useTranslation();
  const client = useQueryClient();
  const list = read(podsOfArea, { params: { area: area.uuid } });
  // Once opened, the pods stay mounted while it is closed: an order may still be saving.
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  const prefetch = () => void client.prefetchQuery(list);
  return (
    <section className={styles.area}>
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Icon name="chevron-right" className={styles.turn} />
          <span className={styles.areaName}>
            <LocalizedName of={area} />
          </span>{' '}
          {!area.active && <ActiveStatus active={false} />}{' '}
          <span className={styles.count}>
            {t(learningMessages.podsCount, { count: area.pods_count })}
          </span>
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={styles.inside}>
        {hasOpened && <Pods area={area} mayWrite={mayWrite} feedback={feedback} />}
        {hasOpened && (
          <Link className="lone-link" to="/learning/areas/$area" params={{ area: area.uuid }}>
            {t(learningMessages.allOfArea)}
          </Link>
        )}
      </div>
    </section>
  );
}

function Pods({ area, mayWrite, feedback }: Pick<Props, 'area' | 'mayWrite' | 'feedback'>) {
  const list = useQuery(read(podsOfArea, { params: { area: area.uuid } }));
  const { t } = useTranslation();
  if (!list.data) {
    if (list.error) return <LoadError title={sharedMessages.podsNotLoaded} query={list} />;
    return <Skeleton lines={Math.max(1, area.pods_count)} />;
  }
  if (list.data.pods.length === 0) return <p>{t(sharedMessages.noPods)}</p>;
  return <PodOrder area={area} pods={list.data.pods} mayWrite={mayWrite} feedback={feedback} />;
}
