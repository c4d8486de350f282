import { useId, useRef } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { paletteMessages } from '#messages/shell/palette.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { groupRows } from './option.ts';
import { OptionGroup } from './option-group.tsx';
import styles from './palette.module.css';
import { useActiveOption } from './use-active-option.ts';
import { usePalette } from './use-palette.ts';
import { useRunOption } from './use-run-option.ts';

export type PaletteProps = {
  /** What was typed before this was there. */
  begun: string;
  onBegin: (text: string) => void;
  onClose: () => void;
};

/** One field and what matches it: pages, records of every kind, and what can be done. */
export function Palette({ begun, onClose }: PaletteProps) {
  const { t, words } = useTranslation();
  const ids = { field: useId(), label: useId(), list: useId() };
  const list = useRef<HTMLDivElement>(null);
  const { text, typed, type, groups, isSearching, error, tryAgain } = usePalette(begun);
  const { take, problem, forget } = useRunOption(onClose);
  const count = groups.flatMap(({ options }) => options).length;
  const rows = groups.flatMap(groupRows);
  const { chosen, choose, press } = useActiveOption(rows, ({ option }, how) => take(option, how));

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
          {t(shellMessages.find)}
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
          placeholder={words(shellMessages.find)}
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
          words={message(paletteMessages.notAll, { why: errorMessage(error) })}
          onTryAgain={tryAgain}
        />
      )}
      <p className={styles.keys}>{t(paletteMessages.keys, { key: (name) => <kbd>{name}</kbd> })}</p>
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

/** Announced once there is an answer, not with every letter. */
function Status({ typed, count, isSearching, isCut }: StatusProps) {
  const { t } = useTranslation();
  const answer =
    count > 0
      ? message(paletteMessages.results, { count })
      : message(paletteMessages.nothing, { typed });
  return (
    <div className={styles.status}>
      {!typed && t(paletteMessages.hint)}
      {typed && isSearching && <span aria-hidden="true">{t(sharedMessages.searching)}</span>}
      <span role="status">
        {typed && !isSearching && t(answer)}
        {typed && !isSearching && isCut && (
          <span className="visually-hidden"> {t(paletteMessages.more)}</span>
        )}
      </span>
    </div>
  );
}

type ProblemProps = { words: DisplayText; onTryAgain?: () => void };

function Problem({ words, onTryAgain }: ProblemProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.problem}>
      <Callout tone="danger" role="alert">
        {t(words)}{' '}
        {onTryAgain && <Button onClick={onTryAgain}>{t(sharedMessages.tryAgain)}</Button>}
      </Callout>
    </div>
  );
}
