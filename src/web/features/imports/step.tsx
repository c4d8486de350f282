import { useRef } from 'react';
import type { ImportState } from '#contract/imports.ts';
import { importingText } from '#texts/importing.ts';
import type { Text } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './import-screen.module.css';

const words: Record<ImportState, Text> = {
  reading: importingText.stepReading,
  columns: importingText.stepColumns,
  comparing: importingText.stepComparing,
  ready: importingText.stepReady,
  writing: importingText.stepWriting,
  done: importingText.stepDone,
  failed: importingText.stepFailed,
  dropped: importingText.stepDropped,
};

/**
 * Says where the import is. A step that goes takes the focus with it: then it is here, at the
 * beginning of the next. Somebody who is elsewhere on the page is left there.
 */
export function Step({ state }: { state: ImportState }) {
  const { t } = useText();
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
