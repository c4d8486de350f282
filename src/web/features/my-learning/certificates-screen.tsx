import { useSuspenseQuery } from '@tanstack/react-query';
import { myCertificates } from '#contract/my-learning.ts';
import { page } from '#contract/pages.ts';
import { myCertificatesText } from '#texts/my-certificates.ts';
import { read } from '#web/platform/data.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import { CertificateCard } from './certificate-card.tsx';
import styles from './certificates.module.css';

const { title, purpose } = page('/my/certificates');
const CorrectionDialog = later(
  async () => (await import('./correction-dialog.tsx')).CorrectionDialog,
);

/** The newest first, those that no longer hold too: their numbers may stand on paper somewhere. */
export function CertificatesScreen() {
  const { t } = useText();
  const { certificates } = useSuspenseQuery(read(myCertificates, {})).data;
  const opened = useOpened();
  const { said, say } = useSaid();
  useAhead(CorrectionDialog);
  const edited = certificates.find(({ uuid }) => uuid === opened.edit);
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <SaidAloud said={said} />
      {certificates.length === 0 ? (
        <Empty>{t(myCertificatesText.none)}</Empty>
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
            say(edited.uuid, myCertificatesText.asked);
          }}
        />
      )}
    </>
  );
}
