import { useId, useRef } from 'react';
import { paletteText } from '#texts/palette.ts';
import { sharedText } from '#texts/shared.ts';
import { shellText } from '#texts/shell.ts';
import { say, type Words } from '#texts/text.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { rowsOf } from './option.ts';
import { OptionGroup } from './option-group.tsx';
import styles from './palette.module.css';
import { useChoice } from './use-choice.ts';
import { usePalette } from './use-palette.ts';
import { useTaking } from './use-taking.ts';

export type PaletteProps = {
  /** What was typed before this was there. */
  begun: string;
  onBegin: (text: string) => void;
  onClose: () => void;
};

/** One field and what matches it: pages, records of every kind, and what can be done. */
export function Palette({ begun, onClose }: PaletteProps) {
  const { t, words } = useText();
  const ids = { field: useId(), label: useId(), list: useId() };
  const list = useRef<HTMLDivElement>(null);
  const { text, typed, type, groups, isSearching, error, tryAgain } = usePalette(begun);
  const { take, problem, forget } = useTaking(onClose);
  const count = groups.flatMap(({ options }) => options).length;
  const rows = groups.flatMap(rowsOf);
  const { chosen, choose, press } = useChoice(rows, ({ option }, how) => take(option, how));

  function change(changed: string) {
    choose(undefined);
    if (problem) forget();
    if (list.current) list.current.scrollTop = 0;
    type(changed);
  }

  return (
    <div className={styles.palette}>
      <div className={styles.top}>
        <label id={ids.label} htmlFor={ids.field} className="visually-hidden">
          {t(shellText.find)}
        </label>
        <Icon name="search" />
        <input
          ref={focusIfLate}
          id={ids.field}
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={ids.list}
          aria-autocomplete="list"
          aria-activedescendant={chosen?.id}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words(shellText.find)}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <Status
        typed={typed}
        count={count}
        isSearching={isSearching}
        isCut={groups.some((group) => group.isCut)}
      />
      {problem && <Problem words={problem} />}
      <div
        ref={list}
        id={ids.list}
        role="listbox"
        aria-labelledby={ids.label}
        className={styles.list}
      >
        {groups.map((group) => (
          <OptionGroup
            key={group.name.key}
            group={group}
            chosen={chosen?.id}
            onPoint={choose}
            onTake={(option) => take(option, { inNewTab: false })}
          />
        ))}
      </div>
      {error && !isSearching && (
        <Problem
          words={say(paletteText.notAll, { why: sentenceOf(error) })}
          onTryAgain={tryAgain}
        />
      )}
      <p className={styles.keys}>{t(paletteText.keys, { key: (name) => <kbd>{name}</kbd> })}</p>
    </div>
  );
}

/** Where the dialog was open before this had been fetched; else it looks for its field itself. */
const focusIfLate = (field: HTMLInputElement | null) => {
  if (!field?.closest('dialog')?.open) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
};

type StatusProps = { typed: string; count: number; isSearching: boolean; isCut: boolean };

/** Said aloud once there is an answer, not with every letter. */
function Status({ typed, count, isSearching, isCut }: StatusProps) {
  const { t } = useText();
  const answer =
    count > 0 ? say(paletteText.results, { count }) : say(paletteText.nothing, { typed });
  return (
    <div className={styles.status}>
      {!typed && t(paletteText.hint)}
      {typed && isSearching && <span aria-hidden="true">{t(sharedText.searching)}</span>}
      <span role="status">
        {typed && !isSearching && t(answer)}
        {typed && !isSearching && isCut && (
          <span className="visually-hidden"> {t(paletteText.more)}</span>
        )}
      </span>
    </div>
  );
}

type ProblemProps = { words: Words; onTryAgain?: () => void };

function Problem({ words, onTryAgain }: ProblemProps) {
  const { t } = useText();
  return (
    <div className={styles.problem}>
      <Notice tone="danger" role="alert">
        {t(words)} {onTryAgain && <Button onClick={onTryAgain}>{t(sharedText.tryAgain)}</Button>}
      </Notice>
    </div>
  );
}
