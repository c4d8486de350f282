import { useRef } from 'react';
import type { ImportState } from '#contract/imports.ts';
import styles from './import-screen.module.css';

const words: Record<ImportState, string> = {
  reading: 'Reading the file',
  columns: 'What is in the columns?',
  comparing: 'Comparing every row with what is here',
  ready: 'Nothing is written yet: look, then confirm',
  writing: 'Writing',
  done: 'Done',
  failed: 'This did not work',
  dropped: 'Put aside',
};

/**
 * Says where the import is. A step that goes takes the focus with it: then it is here, at the
 * beginning of the next. Somebody who is elsewhere on the page is left there.
 */
export function Step({ state }: { state: ImportState }) {
  const shown = useRef(state);
  function arrive(heading: HTMLElement | null) {
    if (!heading || shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  }
  return (
    <div role="status">
      <h2 key={state} ref={arrive} tabIndex={-1} className={styles.step}>
        {words[state]}
      </h2>
    </div>
  );
}
