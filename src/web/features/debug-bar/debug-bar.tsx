import { debuggingText } from '#texts/debugging.ts';
import { say, type Words } from '#texts/text.ts';
import type { Fault } from '#web/platform/faults.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import styles from './debug-bar.module.css';
import { clearFaults, useFaults } from './kept-faults.ts';

/** Stays away until something goes wrong, and again once it is cleared. */
export function DebugBar() {
  const { t } = useText();
  const name = useName(debuggingText.bar);
  const faults = useFaults();
  if (faults.length === 0) return null;
  return (
    <section className={styles.bar} aria-labelledby={name.id}>
      {name.words}
      <details className={styles.details} open>
        <summary className={styles.summary}>
          {t(debuggingText.faults, { count: faults.length })}
        </summary>
        <ol className={styles.faults}>
          {faults.map(({ number, at, fault }) => (
            <li key={number}>
              <time dateTime={at.toISOString()}>{at.toLocaleTimeString('en-NZ')}</time>{' '}
              {t(wordsOf(fault))}
              {fault.kind === 'refused' && fault.request && (
                <code className={styles.request}>
                  {t(debuggingText.request, { request: fault.request })}
                </code>
              )}
            </li>
          ))}
        </ol>
      </details>
      <button type="button" className={styles.clear} onClick={clearFaults}>
        {t(debuggingText.clear)}
      </button>
    </section>
  );
}

function wordsOf(fault: Fault): Words {
  switch (fault.kind) {
    case 'refused':
      return say(debuggingText.refused, { call: fault.call, status: fault.status });
    case 'unanswered':
      return say(debuggingText.unanswered, { call: fault.call });
    case 'live-lost':
      return debuggingText.liveLost;
    case 'live-not-loaded':
      return debuggingText.liveNotLoaded;
    case 'uncaught':
      return say(debuggingText.uncaught, { message: fault.message });
  }
}
