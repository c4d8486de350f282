import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { page } from '#contract/pages/pages.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { DialogBoundary } from '#web/patterns/detached/dialog-boundary.tsx';
import { useOpenRecord } from '#web/patterns/list/use-open-record.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { CertificateCard } from './certificate-card.tsx';
import styles from './certificates.module.css';

const route = getRouteApi('/shell/my/certificates');
const { title, purpose } = page('/my/certificates');
const CorrectionDialog = lazyPart(
  async () => (await import('./correction-dialog.tsx')).CorrectionDialog,
);

/** The newest first, also those no longer valid: their numbers may be on paper somewhere. */
export function CertificatesScreen() {
  const { t } = useTranslation();
  const { certificates } = useSuspenseQuery(read(myCertificates, {})).data;
  const opened = useOpenRecord(route.useSearch());
  const { feedback, report } = useFeedback();
  usePrefetch(CorrectionDialog);
  const edited = certificates.find(({ uuid }) => uuid === opened.edit);
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <FeedbackLiveRegion feedback={feedback} />
      {certificates.length === 0 ? (
        <Empty>{t(myCertificatesMessages.none)}</Empty>
      ) : (
        <ul className={styles.cards}>
          {certificates.map((certificate) => (
            <li key={certificate.uuid}>
              <CertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <DialogBoundary onClose={() => void opened.close()}>
          <CorrectionDialog
            certificate={edited}
            onClose={opened.close}
            onRequested={() => report(edited.uuid, myCertificatesMessages.asked)}
          />
        </DialogBoundary>
      )}
    </>
  );
}
