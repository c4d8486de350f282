import type { Correction } from '#contract/corrections.ts';
import type { MyCertificate } from '#contract/my-learning.ts';
import { day } from '#web/platform/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './certificates.module.css';

/** What has become of the name, and the way to ask for another. */
export function CorrectionLine({ certificate }: { certificate: MyCertificate }) {
  const { uuid, number, status, correction } = certificate;
  const isOpen = correction?.outcome === null;
  const ask = correction ? 'Ask again for another name' : 'Ask for a correction of the name';
  return (
    <div className={styles.correction}>
      {correction && <p>{wordsOf(correction)}</p>}
      {status === 'valid' && !isOpen && (
        <ButtonLink
          to="."
          search={{ edit: uuid }}
          resetScroll={false}
          preload={false}
          variant="quiet"
          aria-label={`${ask} on ${number}`}
        >
          {ask}
        </ButtonLink>
      )}
    </div>
  );
}

function wordsOf({ name, asked_at, outcome, decided_at, reason }: Correction): string {
  const on = day(decided_at ?? asked_at);
  if (outcome === 'made') return `The name was put right as “${name}” on ${on}.`;
  if (outcome === 'declined') return `“${name}” was declined on ${on}: ${reason}`;
  return `“${name}” asked for on ${on}, waiting for an administrator.`;
}
