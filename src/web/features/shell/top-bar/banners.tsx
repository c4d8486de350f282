import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sharedMessages } from '#messages/shared/shared.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOnline } from '#web/platform/browser/use-online.ts';
import { DraftLink } from '#web/platform/drafts/draft-link.tsx';
import { lateFailureQuery, setLateFailure } from '#web/platform/late-failures/late-failure.ts';
import styles from './banners.module.css';

/** Always mounted: screen readers only announce what appears inside an existing live region. */
export function Banners() {
  return (
    <div role="status" className={styles.region}>
      <Offline />
      <LateFailure />
    </div>
  );
}

function Offline() {
  const { t } = useTranslation();
  return useOnline() ? null : <p className={styles.banner}>{t(shellMessages.offline)}</p>;
}

/** A form or a dialog that was closed while it was saving has nowhere else to say so. */
function LateFailure() {
  const client = useQueryClient();
  const { data: failed } = useQuery(lateFailureQuery);
  const { t } = useTranslation();
  if (!failed) return null;
  return (
    <p className={`${styles.banner} ${styles.failed}`}>
      <span>
        {failed.why && t(failed.why)} {t(failed.what)}
      </span>
      <DraftLink place={failed.place} />
      <button type="button" onClick={() => setLateFailure(client, null)}>
        {t(sharedMessages.close)}
      </button>
    </p>
  );
}
