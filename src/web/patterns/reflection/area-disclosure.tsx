import type { ReactNode } from 'react';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './area-disclosure.module.css';
import { AreaPercent } from './area-percent.tsx';
import type { AreaProgress } from './area-progress.ts';

type Props = {
  area: AreaProgress & BilingualName & { order: number | null };
  /** For links to this area (`#id`). */
  id?: string;
  /** Under the heading of a part of the page; by default under the page's own. */
  isInPart?: boolean | undefined;
  open: boolean;
  /** An `<li>` for each pod, and one for the area's own reflection. */
  children: ReactNode;
};

/** One area of a learner, which can be expanded. */
export function AreaDisclosure({ area, id, isInPart = false, open, children }: Props) {
  const Heading = isInPart ? 'h3' : 'h2';
  const { t } = useTranslation();
  return (
    <details id={id} className={styles.block} open={open}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" className={styles.chevron} />
        <Heading>
          <LocalizedName of={area} />
        </Heading>
        {area.order === null && <Status tone="muted">{t(progressMessages.notAssignedNow)}</Status>}
        <div className={styles.percent}>
          <AreaPercent area={area} />
        </div>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
