import { useRef } from 'react';
import type { Import, ImportState } from '#contract/imports/imports.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { hasChanges } from './confirm-label.ts';
import styles from './import-screen.module.css';

const stepLabels: Record<ImportState, MessageDescriptor> = {
  reading: importingMessages.stepReading,
  columns: importingMessages.stepColumns,
  comparing: importingMessages.stepComparing,
  ready: importingMessages.stepReady,
  writing: importingMessages.stepWriting,
  done: importingMessages.stepDone,
  failed: importingMessages.stepFailed,
  dropped: importingMessages.stepDropped,
};

/**
 * The heading of the current step. If the focus was lost with the last step, the new heading takes
 * it; a focus elsewhere on the page stays.
 */
export function ImportStep({ import: record }: { import: Import }) {
  const { t } = useTranslation();
  const { state } = record;
  const lastState = useRef(state);
  const isEmpty = state === 'ready' && !hasChanges(record);
  function focusNewStep(heading: HTMLElement | null) {
    if (!heading || lastState.current === state) return;
    lastState.current = state;
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  }
  return (
    <div role="status">
      <h2 key={state} ref={focusNewStep} tabIndex={-1} className={styles.step}>
        {t(isEmpty ? importingMessages.stepNothingToSave : stepLabels[state])}
      </h2>
    </div>
  );
}
