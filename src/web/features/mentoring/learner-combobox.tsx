import { Combobox } from '@base-ui/react/combobox';
import { useId, useState } from 'react';
import { useCurrentUser } from '#web/platform/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LearnerOptions } from './learner-options.tsx';
import styles from './learner-picker.module.css';
import { type Learner, recentLearners, rememberLearner } from './recent-learners.ts';
import { useLearnerSearch } from './use-learner-search.ts';

type Props = { learner: Learner | null; onPick: (learner: Learner) => void };

/** Finds a learner by a few letters of their name; those looked at last come first. */
export function LearnerCombobox({ learner, onPick }: Props) {
  const id = useId();
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
      <div className={`field ${styles.anchor}`}>
        <label className="field-label" htmlFor={id}>
          Learner
        </label>
        <Combobox.InputGroup className={styles.group}>
          <Combobox.Input
            id={id}
            className="field-input"
            placeholder="Type a name…"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Combobox.Trigger className={styles.trigger} aria-label="Show learners">
            <Icon name="chevron-down" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        {isOpen && <LearnerOptions search={search} typed={typed ?? ''} />}
      </div>
    </Combobox.Root>
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
