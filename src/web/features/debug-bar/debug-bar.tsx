import { type DisplayText, message } from '#lib/messages/message.ts';
import { debuggingMessages } from '#messages/shell/debugging.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Fault } from '#web/platform/calls/faults.ts';
import styles from './debug-bar.module.css';
import { clearFaults, useFaults } from './recorded-faults.ts';

/** Hidden until something goes wrong, and again once it is cleared. */
export function DebugBar() {
  const { t } = useTranslation();
  const name = useHiddenLabel(debuggingMessages.bar);
  const faults = useFaults();
  if (faults.length === 0) return null;
  return (
    <section className={styles.bar} aria-labelledby={name.id}>
      {name.words}
      <details className={styles.details} open>
        <summary className={styles.summary}>
          {t(debuggingMessages.faults, { count: faults.length })}
        </summary>
        <ol className={styles.faults}>
          {faults.map(({ number, at, fault }) => (
            <li key={number}>
              <time dateTime={at.toISOString()}>{at.toLocaleTimeString('en-NZ')}</time>{' '}
              {t(wordsOf(fault))}
              {fault.kind === 'refused' && fault.request && (
                <code className={styles.request}>
                  {t(debuggingMessages.request, { request: fault.request })}
                </code>
              )}
            </li>
          ))}
        </ol>
      </details>
      <button type="button" className={styles.clear} onClick={clearFaults}>
        {t(debuggingMessages.clear)}
      </button>
    </section>
  );
}

function wordsOf(fault: Fault): DisplayText {
  switch (fault.kind) {
    case 'refused':
      return message(debuggingMessages.refused, { call: fault.call, status: fault.status });
    case 'unanswered':
      return message(debuggingMessages.unanswered, { call: fault.call });
    case 'live-lost':
      return debuggingMessages.liveLost;
    case 'live-not-loaded':
      return debuggingMessages.liveNotLoaded;
    case 'uncaught':
      return message(debuggingMessages.uncaught, { message: fault.message });
  }
}
