import type { Correction } from '#contract/corrections.ts';
import type { MyCertificate } from '#contract/my-learning.ts';
import { myCertificatesText } from '#texts/my-certificates.ts';
import { type Said, say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './certificates.module.css';

/** What has become of the name, and the way to ask for another. */
export function CorrectionLine({ certificate }: { certificate: MyCertificate }) {
  const { t, fullName } = useText();
  const { uuid, number, status, correction } = certificate;
  const isOpen = correction?.outcome === null;
  const { askForName, askForNameOn, askAgain, askAgainOn } = myCertificatesText;
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
            say(correction ? askAgainOn : askForNameOn, { number }),
          )}
        >
          {t(correction ? askAgain : askForName)}
        </ButtonLink>
      )}
    </div>
  );
}

function whatBecameOf({ name, asked_at, outcome, decided_at, reason }: Correction): Said {
  const at = new Date(decided_at ?? asked_at);
  if (outcome === 'made') return say(myCertificatesText.nameMade, { name, at });
  if (outcome === 'declined') return say(myCertificatesText.nameDeclined, { name, at, reason });
  return say(myCertificatesText.nameAsked, { name, at });
}
