import type { Correction } from '#contract/certificates/corrections.ts';
import type { MyCertificate } from '#contract/my-learning/my-learning.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import styles from './certificates.module.css';

/** What has become of the name, and the way to ask for another. */
export function CorrectionLine({ certificate }: { certificate: MyCertificate }) {
  const { t, fullName } = useTranslation();
  const { uuid, number, status, correction } = certificate;
  const isOpen = correction?.outcome === null;
  const { askForName, askForNameOn, askAgain, askAgainOn } = myCertificatesMessages;
  return (
    <div className={styles.correction}>
      {correction && <p>{t(whatBecameOf(correction))}</p>}
      {status === 'valid' && !isOpen && (
        <ButtonLink
          to="."
          search={{ edit: uuid }}
          resetScroll={false}
          preload={false}
          variant="quiet"
          {...fullName(
            correction ? askAgain : askForName,
            message(correction ? askAgainOn : askForNameOn, { number }),
          )}
        >
          {t(correction ? askAgain : askForName)}
        </ButtonLink>
      )}
    </div>
  );
}

function whatBecameOf({ name, asked_at, outcome, decided_at, reason }: Correction): Message {
  const at = new Date(decided_at ?? asked_at);
  if (outcome === 'made') return message(myCertificatesMessages.nameMade, { name, at });
  if (outcome === 'declined')
    return message(myCertificatesMessages.nameDeclined, { name, at, reason });
  return message(myCertificatesMessages.nameAsked, { name, at });
}
