import { useRef } from 'react';
import type { ImportState } from '#contract/imports/imports.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './import-screen.module.css';

const words: Record<ImportState, MessageDescriptor> = {
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
 * Says where the import is. A step that goes takes the focus with it: then it is here, at the
 * beginning of the next. Somebody who is elsewhere on the page is left there.
 */
export function ImportStep({ state }: { state: ImportState }) {
  const { t } = useTranslation();
  const shown = useRef(state);
  function arrive(heading: HTMLElement | null) {
    if (!heading || shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  }
  return (
    <div role="status">
      <h2 key={state} ref={arrive} tabIndex={-1} className={styles.step}>
        {t(words[state])}
      </h2>
    </div>
  );
}
