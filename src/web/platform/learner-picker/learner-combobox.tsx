import { Combobox } from '@base-ui/react/combobox';
import { type ReactNode, useId, useState } from 'react';
import { useCurrentUser } from '#web/platform/session.ts';
import { fieldIds } from '#web/ui/field-frame.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LearnerOptions } from './learner-options.tsx';
import styles from './learner-picker.module.css';
import type { PickerProps } from './learner-picker.tsx';
import { type Learner, recentLearners, rememberLearner } from './recent-learners.ts';
import { useLearnerSearch } from './use-learner-search.ts';

/** Finds a learner by a few letters of their name; those looked at last come first. */
export function LearnerCombobox(props: PickerProps) {
  const { learner, onPick } = props;
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const search = useLearnerSearch(typed ?? '', { enabled: isOpen });
  const groups = grouped(typed ? [] : recentLearners(user.uuid), search.data ?? []);

  function pick(picked: Learner | null) {
    setTyped(null);
    if (!picked) return;
    rememberLearner(user.uuid, picked);
    onPick(picked);
  }

  return (
    <Combobox.Root<Learner>
      items={groups}
      filter={null}
      value={learner}
      onValueChange={pick}
      inputValue={typed ?? learner?.name ?? ''}
      onInputValueChange={(value, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') setTyped(value);
      }}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped(null);
      }}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.uuid === other.uuid}
      autoHighlight
    >
      <Framed {...props}>{isOpen && <LearnerOptions search={search} typed={typed ?? ''} />}</Framed>
    </Combobox.Root>
  );
}

/** The field with its words around it; what was found hangs below the field. */
function Framed(props: PickerProps & { children: ReactNode }) {
  const { label = 'Learner', hint, error, ref, children } = props;
  const ids = fieldIds(undefined, useId(), { error, hint });
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="field-label" htmlFor={ids.field}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={ids.hint}>
          {hint}
        </p>
      )}
      <div className={styles.anchor}>
        <Combobox.InputGroup className={styles.group}>
          <Combobox.Input
            ref={ref}
            id={ids.field}
            className="field-input"
            placeholder="Type a name…"
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Combobox.Trigger className={styles.trigger} aria-label="Show learners">
            <Icon name="chevron-down" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        {children}
      </div>
      {error && (
        <p className="field-error" id={ids.error} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

type Group = { label: string; items: Learner[] };

function grouped(recent: Learner[], found: Learner[]): Group[] {
  const others = found.filter(({ uuid }) => recent.every((known) => known.uuid !== uuid));
  return [
    { label: 'Recent', items: recent },
    { label: recent.length > 0 ? 'All learners' : '', items: others },
  ].filter(({ items }) => items.length > 0);
}
