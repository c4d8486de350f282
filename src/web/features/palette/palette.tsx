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
  /** What was typed while this was still loading. */
  initialText: string;
  onInitialText: (text: string) => void;
  onClose: () => void;
};

/** A search field, and the pages, records and commands that match it. */
export function Palette({ initialText, onClose }: PaletteProps) {
  const { t, words } = useTranslation();
  const ids = { field: useId(), label: useId(), list: useId() };
  const list = useRef<HTMLDivElement>(null);
  const { text, typed, type, groups, isSearching, error, tryAgain } = usePalette(initialText);
  const { run, problem, clearProblem } = useRunOption(onClose);
  const count = groups.flatMap(({ options }) => options).length;
  const rows = groups.flatMap(groupRows);
  const { active, setActive, handleKey } = useActiveOption(rows, ({ option }, how) =>
    run(option, how),
  );

  function change(changed: string) {
    setActive(undefined);
    if (problem) clearProblem();
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
          aria-activedescendant={active?.id}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words(shellMessages.find)}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <Status
        typed={typed}
        count={count}
        isSearching={isSearching}
        isTruncated={groups.some((group) => group.isTruncated)}
      />
      {problem && <Problem text={problem} />}
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
            activeId={active?.id}
            onPoint={setActive}
            onSelect={(option) => run(option, { inNewTab: false })}
          />
        ))}
      </div>
      {error && !isSearching && (
        <Problem
          text={message(paletteMessages.notAll, { why: errorMessage(error) })}
          onTryAgain={tryAgain}
        />
      )}
      <p className={styles.keys}>{t(paletteMessages.keys, { key: (name) => <kbd>{name}</kbd> })}</p>
    </div>
  );
}

/** For a palette that loads after its dialog has opened: otherwise the dialog focuses the field. */
const focusIfLate = (field: HTMLInputElement | null) => {
  if (!field?.closest('dialog')?.open) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
};

type StatusProps = { typed: string; count: number; isSearching: boolean; isTruncated: boolean };

/** Announced once the results are there, not with every letter. */
function Status({ typed, count, isSearching, isTruncated }: StatusProps) {
  const { t } = useTranslation();
  const result =
    count > 0
      ? message(paletteMessages.results, { count })
      : message(paletteMessages.nothing, { typed });
  return (
    <div className={styles.status}>
      {!typed && t(paletteMessages.hint)}
      {typed && isSearching && <span aria-hidden="true">{t(sharedMessages.searching)}</span>}
      <span role="status">
        {typed && !isSearching && t(result)}
        {typed && !isSearching && isTruncated && (
          <span className="visually-hidden"> {t(paletteMessages.more)}</span>
        )}
      </span>
    </div>
  );
}

type ProblemProps = { text: DisplayText; onTryAgain?: () => void };

function Problem({ text, onTryAgain }: ProblemProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.problem}>
      <Callout tone="danger" role="alert">
        {t(text)} {onTryAgain && <Button onClick={onTryAgain}>{t(sharedMessages.tryAgain)}</Button>}
      </Callout>
    </div>
  );
}
