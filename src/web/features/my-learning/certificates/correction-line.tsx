import { useState } from 'react';
import type { Correction } from '#contract/certificates/corrections.ts';
import type { MyCertificate } from '#contract/my-learning/my-learning.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { focusOn, focusOnIfLost } from '#web/ui/focus/focus-on.ts';
import styles from './certificates.module.css';
import { useWithdrawCorrection } from './use-withdraw-correction.ts';

/** How the last request for another name ended, what withdraws it, and the link to make one. */
export function CorrectionLine({ certificate }: { certificate: MyCertificate }) {
  const { t, fullName } = useTranslation();
  const { uuid, number, status, correction } = certificate;
  const isValid = status === 'valid';
  const isOpen = correction?.outcome === null;
  const [wasWithout, setWithout] = useState(!isOpen);
  if (!isOpen && !wasWithout) setWithout(true);
  const { withdraw, withdrawn, undo, isBusy, problem } = useWithdrawCorrection(certificate);
  const { askForName, askForNameOn, askAgain, askAgainOn } = myCertificatesMessages;
  return (
    <div className={styles.correction}>
      {correction && <p>{t(correctionMessage(correction))}</p>}
      {problem && (
        <p className="field-error" role="alert">
          {t(problem)}
        </p>
      )}
      {correction && isOpen && (
        <Button
          // In the place of the one that asked for it, which is gone.
          {...(wasWithout && { ref: focusOnIfLost })}
          variant="quiet"
          busy={isBusy}
          onClick={() => withdraw(correction)}
          {...fullName(
            myCertificatesMessages.withdraw,
            message(myCertificatesMessages.withdrawOn, { number }),
          )}
        >
          {t(myCertificatesMessages.withdraw)}
        </Button>
      )}
      {withdrawn && !isOpen && (
        <p role="status" tabIndex={-1} ref={isValid ? undefined : focusOn}>
          {t(myCertificatesMessages.withdrawnRequest)}{' '}
          {isValid && (
            <Button variant="quiet" ref={focusOn} busy={isBusy} onClick={undo}>
              {t(sharedMessages.undo)}
            </Button>
          )}
        </p>
      )}
      {isValid && !isOpen && (
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

function correctionMessage({ name, asked_at, outcome, decided_at, reason }: Correction): Message {
  const at = new Date(decided_at ?? asked_at);
  if (outcome === 'made') return message(myCertificatesMessages.nameMade, { name, at });
  if (outcome === 'declined')
    return message(myCertificatesMessages.nameDeclined, { name, at, reason });
  return message(myCertificatesMessages.nameAsked, { name, at });
}
