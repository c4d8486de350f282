import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Area, podsOfArea } from '#contract/learning.ts';
import { learningMessages } from '#messages/learning.ts';
import { sharedMessages } from '#messages/shared.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { LocalizedName } from '#web/platform/localized-name.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ActiveStatus } from '#web/ui/active-status.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Feedback } from '#web/ui/use-feedback.ts';
import { PodOrder } from './pod-order.tsx';
import styles from './pods.module.css';

type Props = {
  area: Area;
  isOpen: boolean;
  onToggle: () => void;
  mayWrite: boolean;
  said: Feedback | null;
};

/** An area that opens to its pods. They are read before it does, as soon as somebody is about to. */
export function AreaPods({ area, isOpen, onToggle, mayWrite, said }: Props) {
  const id = useId();
  const { t } = useTranslation();
  const client = useQueryClient();
  const list = read(podsOfArea, { params: { area: area.uuid } });
  // Folded it stays as it is: an order may be on its way.
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  const prepare = () => void client.prefetchQuery(list);
  return (
    <section className={styles.area}>
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          onPointerEnter={prepare}
          onFocus={prepare}
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
        {hasOpened && <Pods area={area} mayWrite={mayWrite} said={said} />}
      </div>
    </section>
  );
}

function Pods({ area, mayWrite, said }: Pick<Props, 'area' | 'mayWrite' | 'said'>) {
  const list = useQuery(read(podsOfArea, { params: { area: area.uuid } }));
  const { t } = useTranslation();
  if (!list.data) {
    if (list.error) return <LoadError title={sharedMessages.podsNotLoaded} query={list} />;
    return <Skeleton lines={Math.max(1, area.pods_count)} />;
  }
  if (list.data.pods.length === 0) return <p>{t(sharedMessages.noPods)}</p>;
  return <PodOrder area={area} pods={list.data.pods} mayWrite={mayWrite} said={said} />;
}
