import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { myCertificates } from '#contract/my-learning.ts';
import { page } from '#contract/pages.ts';
import { myCertificatesMessages } from '#messages/my-certificates.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { lazyPart, usePrefetch } from '#web/platform/lazy-part.tsx';
import { useOpenRecord } from '#web/platform/list/use-open-record.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FeedbackLiveRegion } from '#web/ui/row-feedback.tsx';
import { useFeedback } from '#web/ui/use-feedback.ts';
import { CertificateCard } from './certificate-card.tsx';
import styles from './certificates.module.css';

const route = getRouteApi('/shell/my/certificates');
const { title, purpose } = page('/my/certificates');
const CorrectionDialog = lazyPart(
  async () => (await import('./correction-dialog.tsx')).CorrectionDialog,
);

/** The newest first, those that no longer hold too: their numbers may stand on paper somewhere. */
export function CertificatesScreen() {
  const { t } = useTranslation();
  const { certificates } = useSuspenseQuery(read(myCertificates, {})).data;
  const opened = useOpenRecord(route.useSearch());
  const { said, say } = useFeedback();
  usePrefetch(CorrectionDialog);
  const edited = certificates.find(({ uuid }) => uuid === opened.edit);
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <FeedbackLiveRegion said={said} />
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
        <CorrectionDialog
          certificate={edited}
          onClose={() => void opened.close()}
          onAsked={() => {
            void opened.close();
            say(edited.uuid, myCertificatesMessages.asked);
          }}
        />
      )}
    </>
  );
}
